// Long lists: selects of a tool whose options are kept in templates until they are first used; on a
// phone it takes as long to lay them out as the rest of the page.
//
// <select data-lists="NAME"> has the chosen option and those that stand before the list;
// <template data-list="NAME"> has the list.

export class LongLists {
  constructor(box) {
    this.box = box;
    this.selects = [...box.querySelectorAll("select[data-lists]")];
    this.first = new Map(
      this.selects.map((select) => {
        const listed = new Set(this.values(select));
        return [select, [...select.options].filter(({ value }) => !listed.has(value))];
      }),
    );
  }

  /** Tells the fields of a page what can be chosen, and fills the lists when they are first needed. */
  start(page) {
    for (const select of this.selects) {
      const field = page.fields.find(({ name }) => name === select.name);
      field.choices = [...new Set([...field.choices, ...this.values(select)])];
    }
    for (const event of ["pointerdown", "focusin"]) {
      page.form.addEventListener(event, () => this.fill(), { once: true });
    }
  }

  list(select) {
    return this.box.querySelector(`template[data-list="${select.dataset.lists}"]`).content;
  }

  values(select) {
    return [...this.list(select).querySelectorAll("option")].map(({ value }) => value);
  }

  fill() {
    if (this.isFilled) return;
    this.isFilled = true;
    for (const select of this.selects) {
      const chosen = select.value;
      select.replaceChildren(...this.first.get(select), this.list(select).cloneNode(true));
      select.value = chosen;
    }
  }

  /** Shows what is chosen also while the lists are not filled. */
  show(values) {
    for (const select of this.selects) {
      const value = values[select.name];
      if (select.value === value) continue;
      const known = this.list(select).querySelector(`option[value="${CSS.escape(value)}"]`);
      if (known && !this.isFilled) select.append(known.cloneNode(true));
      select.value = value;
    }
  }
}
