// Region prices: what accelerators cost in another region than the one whose prices the page holds.

import { filled, priced, shownDay, spokenAmount } from "./page.js";
import { remembered } from "./region.js";

const CENTS = 2;
const SHARE_DIGITS = 3; // as comparison.py

/** The prices of the region that the reader chose; those of the page's own are not loaded. */
export class RegionPrices {
  /** `words` are those of region_price_files.py; `changed` is called after another choice. */
  constructor(words, language, changed) {
    this.words = words;
    this.language = language;
    this.own = words.region;
    this.region = words.region;
    this.loaded = null;
    document.addEventListener("guide-region", ({ detail }) => changed(detail));
  }

  /** Returns the remembered region, or the page's own where none is. */
  wanted() {
    const region = remembered();
    return region in this.words.money ? region : this.own;
  }

  /** Loads the prices of a region; returns whether they are others than before. Throws on failure. */
  async choose(region) {
    if (region === this.region) return false;
    this.region = region;
    this.loaded = null;
    if (region === this.own) return true;
    const response = await fetch(`${this.words.folder}${region}.json`);
    if (!response.ok) throw new Error(response.statusText);
    const loaded = await response.json();
    if (this.region !== region) return false;
    this.loaded = loaded;
    return true;
  }

  /** Returns the price of a product that tells most of today; null where none is known. */
  best(id) {
    const known = this.loaded.prices[id];
    if (!known) return null;
    const [amount, day, isOld, , origin] = known[known.best];
    const from = origin ? [this.words.origins[origin - 1]] : [];
    const notes = [this.words.kinds[known.best], ...this.seen(day, isOld), ...from];
    return { text: this.text(known[known.best]), amount, note: notes.join(this.words.details), isOld };
  }

  /**
   * Returns the price of one kind (`new` or `used`), `count` times and shared by so many; or null.
   * A share has no note: the whole price has it.
   */
  ofKind(id, kind, count = 1, share = 1) {
    const known = this.loaded.prices[id]?.[kind];
    if (!known) return null;
    const [amount, day, isOld] = known;
    const value = (amount * count) / share;
    const note = share > 1 ? "" : this.seen(day, isOld).join(this.words.details);
    return { text: this.text(known, count, share), note, ...(isOld ? {} : { value }) };
  }

  seen(day, isOld) {
    return [shownDay(day, this.language), ...(isOld ? [this.words.old] : [])];
  }

  text([amount, , , isSure], count = 1, share = 1) {
    const money = this.money((amount * count) / share, share > 1);
    return isSure || share > 1 ? money : filled(this.words.about, { money });
  }

  /** Returns what the language calls the money of the region: `USD`, `円`. */
  currency() {
    return filled(this.words.money[this.region], { number: "" }).trim();
  }

  money(amount, isFine = false) {
    const told = isFine ? Number(amount.toPrecision(SHARE_DIGITS)) : Math.round(amount);
    const style = { minimumFractionDigits: CENTS, maximumFractionDigits: CENTS };
    const number = Number.isInteger(told)
      ? spokenAmount(told, this.language)
      : new Intl.NumberFormat(this.language, style).format(told);
    return priced(this.words.money[this.region], number, this.language);
  }
}
