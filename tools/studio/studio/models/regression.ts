/** @module Two small models on small tables: linear least squares, and logistic regression by gradient descent. */
import { randomOf } from './random.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** Coefficient of determination (R²). */
  readonly r2: number;
}

export function fitLine(points: readonly Point[]): Line {
  const mean = (pick: (point: Point) => number): number =>
    points.reduce((sum, p) => sum + pick(p), 0) / points.length;
  const [mx, my] = [mean((p) => p.x), mean((p) => p.y)];
  const slope =
    points.reduce((sum, p) => sum + (p.x - mx) * (p.y - my), 0) /
    points.reduce((sum, p) => sum + (p.x - mx) ** 2, 0);
  const intercept = my - slope * mx;
  const left = points.reduce((sum, p) => sum + (p.y - intercept - slope * p.x) ** 2, 0);
  return { slope, intercept, r2: 1 - left / points.reduce((sum, p) => sum + (p.y - my) ** 2, 0) };
}

/** Fishing boats: length in meters, fuel in liters per hour. */
export function boats(): readonly Point[] {
  const random = randomOf(41);
  return Array.from({ length: 34 }, () => {
    const x = Math.round((5.5 + 10 * random.next()) * 10) / 10;
    return { x, y: Math.round((2.35 * x - 4.2 + 2.1 * random.normal()) * 10) / 10 };
  });
}

export interface Fruit extends Point {
  readonly lemon: boolean;
}

/** Fruit: length in millimeters, weight in grams; limes are rounder and lighter. */
export function fruit(): readonly Fruit[] {
  const random = randomOf(12);
  return Array.from({ length: 60 }, (_, i) => {
    const lemon = i % 2 === 0;
    const x = lemon ? 76 + 8.5 * random.normal() : 60 + 7 * random.normal();
    const y = lemon
      ? 102 + 0.8 * (x - 76) + 14 * random.normal()
      : 74 + 1.1 * (x - 60) + 11 * random.normal();
    return { lemon, x: Math.round(x), y: Math.round(y) };
  });
}

export type Border = (x: number, y: number) => number;

/** The probability of a lemon at every length and weight. */
export function fitBorder(rows: readonly Fruit[]): Border {
  const [cx, cy, sx, sy] = [68, 88, 12, 20];
  let [bias, a, b] = [0, 0, 0];
  for (let round = 0; round < 4000; round++) {
    let [gb, ga, g2] = [0, 0, 0];
    for (const { x, y, lemon } of rows) {
      const [u, v] = [(x - cx) / sx, (y - cy) / sy];
      const error = 1 / (1 + Math.exp(-(bias + a * u + b * v))) - (lemon ? 1 : 0);
      gb += error;
      ga += error * u;
      g2 += error * v;
    }
    const rate = 0.5 / rows.length;
    bias -= rate * gb;
    a -= rate * (ga + 0.3 * a);
    b -= rate * (g2 + 0.3 * b);
  }
  return (x, y) => 1 / (1 + Math.exp(-(bias + (a * (x - cx)) / sx + (b * (y - cy)) / sy)));
}
