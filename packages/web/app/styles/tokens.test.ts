/** @module Every text colour is readable (AA) on every background it is used on, in light and in dark. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modalities } from '@loadout/catalogue';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light, dark]) => [
    name,
    { light, dark },
  ]),
);

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string, scheme: 'light' | 'dark'): number {
  const [a, b] = [front, ground].map((name) => {
    const hex = colours.get(name)?.[scheme];
    if (hex === undefined) throw new Error(`no colour token --${name}`);
    return luminance(hex);
  });
  const [high = 0, low = 0] = [a ?? 0, b ?? 0].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const modalityNames = Object.keys(modalities);
const states = ['good', 'caution', 'danger', 'accent'];
const code = [...colours.keys()].filter((name) => name.startsWith('code-'));

const textPairs: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'good', 'caution', 'danger', ...modalityNames].flatMap(
    (front) => ['paper', 'raised', 'well'].map((ground): [string, string] => [front, ground]),
  ),
  ...[...modalityNames, ...states].flatMap((name): [string, string][] => [
    [name, `${name}-tint`],
    ['ink', `${name}-tint`],
    ['ink-soft', `${name}-tint`],
  ]),
  ...code.map((front): [string, string] => [front, 'raised']),
  ['on-accent', 'accent'],
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  it.each(textPairs)('text in --%s on --%s has at least 4.5 to 1', (front, ground) => {
    expect(contrast(front, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'raised', 'well'])('the edge of a control has at least 3 to 1 on --%s', (ground) => {
    expect(contrast('line-strong', ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
