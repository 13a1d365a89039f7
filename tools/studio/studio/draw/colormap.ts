/** @module A ramp from night blue over plum and coral to pale yellow, even in lightness, for depth and heat. */

const stops: readonly (readonly [number, number, number])[] = [
  [13, 12, 34],
  [44, 22, 84],
  [98, 30, 110],
  [158, 42, 104],
  [214, 69, 82],
  [245, 122, 59],
  [252, 186, 78],
  [250, 244, 176],
];

export function ramp(value: number): readonly [number, number, number] {
  const at = Math.min(1, Math.max(0, value)) * (stops.length - 1);
  const index = Math.min(Math.floor(at), stops.length - 2);
  const part = at - index;
  const [low = [0, 0, 0], high = [0, 0, 0]] = [stops[index], stops[index + 1]];
  const blend = (c: 0 | 1 | 2): number => low[c] + (high[c] - low[c]) * part;
  return [blend(0), blend(1), blend(2)];
}

export const rampCss = (value: number): string => `rgb(${ramp(value).map(Math.round).join(' ')})`;
