// Element: makes parts of a page; texts among their children stay text whatever they hold.

/** Returns an element with attributes and children; children that are null are left out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}
