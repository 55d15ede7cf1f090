// Empty page: what scripts that look at their page when they are loaded find where there is none.

globalThis.document = {
  querySelectorAll: () => [],
  documentElement: { dataset: {} },
  addEventListener: () => {},
};
