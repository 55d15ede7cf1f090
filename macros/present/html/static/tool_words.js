// Tool words: sentences, numbers, money and months of an answer in the words of the page.

import { filled } from "./page.js";

const DIGITS_OF_MONEY = 3;

export class ToolWords {
  /** `said` has the page's `words`, the `joins` of its language, and `money` by region. */
  constructor(said, language) {
    this.said = said;
    this.language = language;
  }

  say(key, values = {}) {
    return filled(this.said.words[key], values);
  }

  ranged(ends) {
    const [low, high] = [ends[0], ends.at(-1)];
    return low === high ? low : filled(this.said.joins.range, { low, high });
  }

  number(value, style = { maximumFractionDigits: 20 }) {
    return new Intl.NumberFormat(this.language, style).format(value);
  }

  /** Returns a number with at most so many significant digits, but all whole ones. */
  digits(value, digits) {
    const whole = String(Math.trunc(Math.abs(value))).length;
    const decimals = Math.abs(value) >= 1 ? Math.max(0, digits - whole) : digits;
    return this.number(value, { maximumFractionDigits: decimals });
  }

  percent(share) {
    return this.number(share, { style: "percent" });
  }

  /** Returns an amount in whole units of the region's money, with three significant digits. */
  paid(amount, region) {
    const rounded = Math.round(Number(amount.toPrecision(DIGITS_OF_MONEY)));
    return filled(this.said.money[region], { number: this.number(rounded) });
  }

  /** Returns a small amount, like that of an hour. */
  hourly(amount, region) {
    const rounded = Number(amount.toPrecision(DIGITS_OF_MONEY));
    return filled(this.said.money[region], { number: this.digits(rounded, DIGITS_OF_MONEY) });
  }

  month(seen) {
    const [year, month] = seen.split("-").map(Number);
    if (this.said.month) return filled(this.said.month, { year, month });
    const style = { year: "numeric", month: "long", timeZone: "UTC" };
    return new Intl.DateTimeFormat(this.language, style).format(new Date(`${seen}-15T12:00:00Z`));
  }
}
