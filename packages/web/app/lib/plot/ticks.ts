/** @module Round values along an axis. */

const steps = [1, 2, 4, 5, 10];

/** From 0 to the first round value at or above `max`, about `count` of them. */
export function ticksTo(max: number, count = 5): readonly number[] {
  if (!(max > 0)) return [0, 1];
  const rough = max / count;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * (steps.find((one) => one * unit >= rough) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_unused, at) =>
    Number((at * step).toPrecision(6)),
  );
}
