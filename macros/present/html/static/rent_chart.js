// Rent chart: draws what owning and renting have cost, month by month.

const NAMESPACE = "http://www.w3.org/2000/svg";
const SIZE = { width: 800, height: 360 };
const NARROW = { width: 400, height: 300 };
const NARROW_PX = 540;
const EDGE = { left: 64, right: 12, top: 30, bottom: 44 };
const FONT_PX = 13;
const TICKS = 5;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36];
const WAYS = ["own", "rent"];
const [LOW, LIKELY, HIGH] = [0, 1, 2];

/**
 * Returns a drawing of `costs` by month, as `costsByMonth` gives them, for a place so wide. `words`
 * are the `title`, the heads `own` and `rent`, the names `x` and `y` of the axes, and `number`,
 * which writes one.
 */
export function rentChart(costs, words, place) {
  const size = place.clientWidth && place.clientWidth < NARROW_PX ? NARROW : SIZE;
  const last = costs.at(-1).months;
  const [least, most] = reach(costs);
  const step = niceStep((most - least) / TICKS);
  const x = (month) => EDGE.left + (month / last) * (size.width - EDGE.left - EDGE.right);
  const y = (amount) =>
    size.height - EDGE.bottom - ((amount - least) / (most - least)) * (size.height - EDGE.top - EDGE.bottom);
  const drawn = shape("svg", {
    class: "guide-plot",
    viewBox: `0 0 ${size.width} ${size.height}`,
    "font-size": FONT_PX,
    role: "img",
    "aria-label": words.title,
  });
  const monthStep = MONTH_STEPS.find((months) => last / months <= TICKS + 1) ?? last;
  for (let month = 0; month <= last; month += monthStep) {
    const at = { x: x(month), y: size.height - EDGE.bottom + 18, "text-anchor": "middle" };
    drawn.append(text("tick", at, words.number(month)));
  }
  for (let amount = Math.ceil(least / step) * step; amount <= most; amount += step) {
    drawn.append(shape("path", { class: "guide-plot__grid", d: `M${EDGE.left},${y(amount)}H${size.width - EDGE.right}` }));
    drawn.append(text("tick", { x: EDGE.left - 6, y: y(amount) + 4, "text-anchor": "end" }, words.number(amount)));
  }
  drawn.append(text("title", { x: 0, y: 16 }, words.y));
  drawn.append(text("title", { x: size.width - EDGE.right, y: size.height - 6, "text-anchor": "end" }, words.x));
  WAYS.forEach((way, at) => drawn.append(...series(costs, way, at + 1, x, y, words)));
  return drawn;
}

function series(costs, way, number, x, y, words) {
  const colour = `guide-series-${number}`;
  const point = ({ months, [way]: ends }, end) => `${round(x(months))},${round(y(ends[end]))}`;
  const likely = costs.map((cost) => point(cost, LIKELY)).join("L");
  const band = [
    ...costs.map((cost) => point(cost, HIGH)),
    ...costs.toReversed().map((cost) => point(cost, LOW)),
  ].join("L");
  const end = costs.at(-1);
  const name = text("label", { x: x(end.months) - 4, y: y(end[way][LIKELY]) - 6, "text-anchor": "end" }, words[way]);
  return [
    shape("path", { class: `guide-plot__band ${colour}`, d: `M${band}Z` }),
    shape("path", { class: `guide-plot__line ${colour}`, d: `M${likely}` }),
    name,
  ];
}

/** Returns the ends of the axis of money: from 0, or from less where a card brings more than it cost. */
function reach(costs) {
  const amounts = costs.flatMap((cost) => WAYS.flatMap((way) => cost[way]));
  const most = Math.max(...amounts, 1);
  return [Math.min(0, ...amounts), most * 1.06];
}

function niceStep(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= step);
}

function text(kind, attributes, content) {
  const made = shape("text", { class: `guide-plot__${kind}`, ...attributes });
  made.textContent = content;
  return made;
}

function shape(tag, attributes) {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, typeof value === "number" ? round(value) : value);
  }
  return made;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
