// Rent text: the answer on renting or buying in the words of the page. The same sentences as
// macros/present/tools/rent_words.py.

import { filled } from "./page.js";
import { priced, spokenAmount } from "./tool_fields.js";
import { ToolWords } from "./tool_form.js";

export class RentText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
    this.card = facts.cardById.get(question.card);
  }

  sentence() {
    const { verdict, saving, rent } = this.answer;
    return this.say(`say.${verdict}`, {
      card: this.card.name,
      threshold: this.threshold(),
      hours: this.digits(this.question.hours, 3),
      years: this.digits(this.question.years, 3),
      money: saving ? this.money(Math.abs(saving[1])) : "",
      rent: rent ? this.span(rent) : "",
    });
  }

  threshold() {
    const [least, likely, most] = this.answer.threshold.map((hours) =>
      hours === null ? null : this.number(Math.round(hours)),
    );
    if (least === null) return "";
    if (most === null || likely === null) return this.say("hours_from", { low: least });
    return this.say("hours_range", { likely, low: least, high: most });
  }

  *further() {
    const { bought, resale, rate, power, computer, is_computer_known, kind } = this.answer;
    if (bought) yield this.say("bought", { money: this.span(bought), kind: this.say(`kind.${kind}`) });
    if (bought && resale) {
      yield this.say("brings", { money: this.span(resale), years: this.digits(this.question.years, 3) });
    }
    if (power !== null) yield this.say("power", { money: this.money(power) });
    if (bought && !is_computer_known) yield this.say("computer_unknown");
    else if (computer) yield this.say("around", { money: this.money(computer) });
    if (rate) yield this.rate(rate);
  }

  rate(rate) {
    const money = this.hour(rate);
    const hour = this.card.hours[this.question.region];
    if (this.question.rate !== null || !hour) return this.say("hour_own", { money });
    return this.say("hour", { money, month: this.month(hour.seen.slice(0, 7)) });
  }

  money(amount) {
    return this.paid(amount, this.question.region);
  }

  span(ends) {
    const numbers = [ends[0], ends.at(-1)].map((end) =>
      spokenAmount(Math.round(end ? Number(end.toPrecision(3)) : 0), this.language),
    );
    return priced(this.said.money[this.question.region], this.ranged(numbers), this.language);
  }

  hour(ends) {
    const numbers = [ends[0], ends.at(-1)].map((end) => this.digits(Number(end.toPrecision(3)), 3));
    return filled(this.said.money[this.question.region], { number: this.ranged(numbers) });
  }

  /** Returns the cells of a year: which, owning, renting, what is cheaper. */
  yearRow({ years, own, rent }) {
    const cheaper = own[2] < rent[0] ? "buy" : rent[2] < own[0] ? "rent" : "close";
    return [this.number(years), this.span(own), this.span(rent), this.say(`cheaper.${cheaper}`)];
  }
}
