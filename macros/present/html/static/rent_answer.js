// Rent answer: from how many hours a week buying costs less than renting. The same as
// macros/advice/cost/rent_answer.py, on the facts of rent_facts.py; a test holds both together.

const HOURS_OF_WEEK = 168;
const WEEKS_PER_YEAR = 365.25 / 7;
const MONTHS_PER_YEAR = 12;
const WATTS_PER_KILOWATT = 1000;
const PERCENT = 100;
const SECONDS_PER_HOUR = 3600;
const MILLION = 1e6;
const HALVINGS = 50;
export const MUCH_FASTER = 1.5;
const [LOW, LIKELY, HIGH] = [0, 1, 2];

/** Returns the facts with cards by their ids. */
export function indexed(facts) {
  return { ...facts, cardById: new Map(facts.cards.map((card) => [card.id, card])) };
}

/** Returns the question that the fields ask; an empty field says nothing. */
export function questionOf(values) {
  const { card, region, hours, years, place, buy, consumer, idle, storage, cooling, run } = values;
  const said = (name) => (values[name] === "" ? null : values[name]);
  const resale = said("resale");
  return {
    card,
    region,
    hours,
    years,
    place,
    buy,
    consumer,
    price: said("price"),
    rate: said("rate"),
    resale: resale === null ? null : resale / PERCENT,
    kwh_price: said("kwh"),
    watts: said("watts"),
    idle: (idle === "" ? 0 : idle) / PERCENT,
    storage: storage === "" ? 0 : storage,
    computer: said("computer"),
    cooling: (cooling === "" ? 0 : cooling) / PERCENT,
    run,
  };
}

/** Returns the verdict with all that it follows from; `facts` come from `indexed`. */
export function rentAnswer(question, facts) {
  return new Answering(question, facts).answer();
}

/** Returns what both have cost after each month; nothing where one of both is not known. */
export function costsByMonth(question, facts) {
  const asked = new Answering(question, facts);
  const [, bought] = asked.bought();
  const rate = asked.rate();
  const { hours, years } = question;
  if (!bought || !rate || asked.power(hours, years) === null || asked.lacksServer()) return [];
  return Array.from({ length: Math.round(years * MONTHS_PER_YEAR) + 1 }, (_, months) => ({
    months,
    own: asked.own(bought, hours, months / MONTHS_PER_YEAR),
    rent: asked.rent(rate, hours, months / MONTHS_PER_YEAR),
  }));
}

class Answering {
  constructor(question, facts) {
    this.question = question;
    this.facts = facts;
    this.card = facts.cardById.get(question.card);
  }

  answer() {
    const { hours, years } = this.question;
    const [kind, bought] = this.bought();
    const rate = this.rate();
    const power = this.power(hours, years);
    const computer = this.computer();
    const isOwned = bought !== null && power !== null && !this.lacksServer();
    const own = isOwned ? this.own(bought, hours, years) : null;
    const isWhole = own !== null && rate !== null;
    const threshold = isWhole
      ? [HIGH, LIKELY, LOW].map((end) => this.threshold(bought, rate, end))
      : [null, null, null];
    const saving = isWhole ? [LOW, LIKELY, HIGH].map((end) => this.saving(bought, rate, hours, end)) : null;
    return {
      verdict: this.verdict(bought, rate, power, threshold, saving),
      kind,
      threshold,
      saving,
      bought,
      resale: bought ? this.resold(bought, years) : null,
      computer: computer ?? 0,
      is_computer_known: computer !== null,
      computer_most: this.computerMost(saving),
      power,
      rate,
      stored: this.stored(years),
      rent: rate ? this.rent(rate, hours, years) : null,
      taxed: rate && bought ? this.taxed(rate) : null,
      own,
      rows: isWhole ? this.rows(bought, rate) : [],
      jobs: this.jobs(this.perHour(own), rate),
      runs: this.runs(rate),
    };
  }

  /** Returns what an hour of work costs who owns the card, all that owning costs counted. */
  perHour(own) {
    const { hours, years } = this.question;
    return own && hours ? own.map((one) => one / (hours * WEEKS_PER_YEAR * years)) : null;
  }

  jobs(ownHour, rate) {
    return this.facts.jobs
      .filter((id) => this.card.speeds[id])
      .map((id) => {
        const speed = this.card.speeds[id];
        return {
          id,
          speed,
          own: ownHour && perMillion(ownHour, speed),
          rent: rate && perMillion(rate, speed),
        };
      });
  }

  /** Returns a training run on this card and on those that do it for least and fastest. */
  runs(rate) {
    const power = this.power(1, 1);
    const own = this.runHours(this.card);
    const runs = [];
    if (own && power !== null) runs.push(run("own", this.card, own, Array(3).fill(power / WEEKS_PER_YEAR)));
    if (own && rate) runs.push(run("rent", this.card, own, rate));
    const rented = this.facts.cards
      .map((card) => [card, this.runHours(card), card.hours[this.question.region]?.ends])
      .filter(([, hours, ends]) => hours && ends);
    const told = new Set([this.card]);
    const cost = ([, hours, ends]) => hours[LIKELY] * ends[LIKELY];
    const swift = rented.filter(([, hours]) => own && own[LIKELY] >= MUCH_FASTER * hours[LIKELY]);
    const ways = {
      least: first(rented, cost),
      faster: first(swift, cost),
      fastest: first(rented, ([, hours]) => hours[LIKELY]),
    };
    for (const [way, found] of Object.entries(ways)) {
      if (found && !told.has(found[0])) runs.push(run(way, ...found));
      told.add(found?.[0]);
    }
    return runs;
  }

  runHours(card) {
    const speed = card.speeds[this.facts.tuning];
    if (!speed) return null;
    return [HIGH, LIKELY, LOW].map((end) => (this.question.run * MILLION) / speed[end] / SECONDS_PER_HOUR);
  }

  get prices() {
    return this.card.prices[this.question.region] ?? {};
  }

  bought() {
    const { price, buy } = this.question;
    if (price !== null) return ["own", [price, price, price]];
    const kinds = (buy === "any" ? ["new", "used"] : [buy]).filter((kind) => this.prices[kind]);
    if (!kinds.length) return [null, null];
    kinds.sort((one, other) => this.prices[one][LIKELY] - this.prices[other][LIKELY]);
    return [kinds[0], this.prices[kinds[0]]];
  }

  rate() {
    const { rate, region } = this.question;
    if (rate !== null) return [rate, rate, rate];
    return this.card.hours[region]?.ends ?? null;
  }

  resale(bought, years, end) {
    const { resale, price } = this.question;
    if (resale !== null) return Array(3).fill(bought[end] * resale);
    const base = this.prices.used && price === null ? this.prices.used : bought;
    const shares = this.facts.resale.map((change) => Math.exp(change * years));
    return (shares.length ? shares : [0, 0, 0]).map((share) => Math.min(base[LIKELY] * share, bought[end]));
  }

  /** Returns what the card brings in the best, the likely and the worst case of owning it. */
  resold(bought, years) {
    return [LOW, LIKELY, HIGH].map((end) => this.resale(bought, years, end)[HIGH - end]);
  }

  computer() {
    const { computer, region, place } = this.question;
    if (computer !== null) return computer;
    return this.card.is_module ? null : (this.card.hosts[region]?.[place] ?? null);
  }

  /** Returns below which price of the computer buying costs less even in the worst case. */
  computerMost(saving) {
    return saving === null || this.computer() !== null || saving[LOW] <= 0 ? null : saving[LOW];
  }

  /** Returns what a computer that nobody priced may cost; infinity where none is known here. */
  dearestHost(bought) {
    const hosts = this.facts.cards.map(({ hosts: own }) => own[this.question.region]?.whole ?? null);
    const found = hosts.filter((host) => host !== null);
    return found.length ? Math.max(...found, bought[LIKELY]) : Infinity;
  }

  /** Returns whether it is a module, and nobody says what the server that it needs costs. */
  lacksServer() {
    return this.card.is_module && this.computer() === null;
  }

  power(hours, years) {
    const watts = this.question.watts ?? this.card.watts;
    const tariff = this.tariff();
    if (watts === null || tariff === null) return null;
    const cooled = watts * (1 + this.question.cooling);
    const kwh = ((cooled / WATTS_PER_KILOWATT) * hours * WEEKS_PER_YEAR) / MONTHS_PER_YEAR;
    return steppedCost(tariff, kwh) * MONTHS_PER_YEAR * years;
  }

  tariff() {
    const { kwh_price, region, consumer } = this.question;
    if (kwh_price !== null) return { used: 0, steps: [], per_kwh: kwh_price };
    return this.facts.tariffs[region]?.[consumer] ?? null;
  }

  rent(rate, hours, years) {
    const rented = hours * WEEKS_PER_YEAR * years * (1 + this.question.idle);
    return rate.map((one) => one * rented + this.stored(years));
  }

  /** Returns the ends of renting with the tax that cards are sold with; null where they are not. */
  taxed(ends) {
    const { price, rate, region, hours, years } = this.question;
    const tax = this.facts.taxes[region];
    if (!tax || rate !== null || price !== null) return null;
    const stored = this.stored(years);
    const [low, , high] = this.rent(ends, hours, years).map((end) => end - stored);
    return [low * (1 + tax[0]) + stored, high * (1 + tax.at(-1)) + stored];
  }

  /** Returns what storage at the cloud costs over so many years. */
  stored(years) {
    return this.question.storage * MONTHS_PER_YEAR * years;
  }

  own(bought, hours, years) {
    const further = (this.computer() ?? 0) + (this.power(hours, years) ?? 0);
    return this.resold(bought, years).map((back, end) => bought[end] - back + further);
  }

  saving(bought, rate, hours, end) {
    const { years } = this.question;
    return this.rent(rate, hours, years)[end] - this.own(bought, hours, years)[HIGH - end];
  }

  threshold(bought, rate, end) {
    const saves = (hours) => this.saving(bought, rate, hours, end) >= 0;
    if (saves(0)) return 0;
    if (!saves(HOURS_OF_WEEK)) return null;
    let [low, high] = [0, HOURS_OF_WEEK];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (saves(middle)) high = middle;
      else low = middle;
    }
    return high;
  }

  verdict(bought, rate, power, [least, , most], saving) {
    if (bought === null) return rate === null ? "nothing" : "unpriced";
    if (rate === null) return "unrented";
    if (this.lacksServer()) return "module";
    if (power === null) return "unpowered";
    if (least === null) return "never";
    if (this.question.hours < least) return "rent";
    if (this.computer() === null) {
      const computerMost = this.computerMost(saving);
      if (computerMost === null) return "hostless";
      return computerMost >= this.dearestHost(bought) ? "buy_below" : "hostless_below";
    }
    if (most === 0) return this.own(bought, 0, this.question.years)[HIGH] <= 0 ? "always" : "storage";
    return most !== null && this.question.hours > most ? "buy" : "close";
  }

  rows(bought, rate) {
    const { hours, years } = this.question;
    const told = Array.from({ length: Math.ceil(years) }, (_, at) => Math.min(at + 1, years));
    return told.map((after) => ({
      years: after,
      own: this.own(bought, hours, after),
      rent: this.rent(rate, hours, after),
    }));
  }
}

function run(way, card, hours, hour) {
  return { way, card: card.id, hours, cost: hours.map((one, end) => one * hour[end]) };
}

/** Returns the first of those for which least comes out; of equal ones that whose id is first. */
function first(found, measure) {
  const ranked = found.map((one) => [measure(one), one]);
  ranked.sort(([a, [one]], [b, [other]]) => a - b || (one.id < other.id ? -1 : 1));
  return ranked[0]?.[1];
}

/** Returns the cost of a million tokens from that of an hour: dear and slow at the high end. */
function perMillion(hour, speed) {
  return hour.map((cost, end) => (cost * MILLION) / (speed[HIGH - end] * SECONDS_PER_HOUR));
}

function steppedCost({ used: before, steps, per_kwh }, kwh) {
  let [cost, used] = [0, before];
  const until = used + kwh;
  for (const [limit, price] of steps) {
    const end = Math.min(until, limit);
    cost += Math.max(0, end - used) * price;
    used = Math.max(used, end);
  }
  return cost + (until - used) * per_kwh;
}
