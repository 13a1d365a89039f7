/** @module Exponential smoothing with trend and seasonality, fitted by search, with intervals from simulation. */
import { randomOf } from './random.ts';

const SEASON = 12;

interface Rates {
  readonly level: number;
  readonly trend: number;
  readonly season: number;
}

interface State {
  level: number;
  trend: number;
  readonly seasons: number[];
}

function startOf(series: readonly number[]): State {
  const mean = (from: number): number =>
    series.slice(from, from + SEASON).reduce((sum, v) => sum + v, 0) / SEASON;
  const level = mean(0);
  const trend = (mean(SEASON) - level) / SEASON;
  return {
    level,
    trend,
    seasons: series.slice(0, SEASON).map((value, i) => value / (level + trend * (i - SEASON / 2))),
  };
}

/** One step: forecasts this month, then updates the state. */
function advance(state: State, month: number, value: number, rates: Rates): number {
  const season = state.seasons[month % SEASON] ?? 1;
  const expected = (state.level + state.trend) * season;
  const level = rates.level * (value / season) + (1 - rates.level) * (state.level + state.trend);
  state.trend = rates.trend * (level - state.level) + (1 - rates.trend) * state.trend;
  state.level = level;
  state.seasons[month % SEASON] = rates.season * (value / level) + (1 - rates.season) * season;
  return expected;
}

function fit(series: readonly number[], rates: Rates): { rates: Rates; state: State; errors: number[] } {
  const state = startOf(series);
  const errors = series.map((value, month) => {
    const expected = advance(state, month, value, rates);
    return value / expected - 1;
  });
  return { rates, state, errors: errors.slice(SEASON) };
}

const squares = (errors: readonly number[]): number => errors.reduce((sum, e) => sum + e * e, 0);

export interface Forecast {
  readonly rates: Rates;
  readonly median: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** The interval contains 80% of the simulated paths. */
export function forecast(series: readonly number[], months: number): Forecast {
  const grid = [0.05, 0.15, 0.3, 0.5];
  const candidates = grid.flatMap((level) =>
    grid.flatMap((trend) => grid.map((season) => ({ level, trend: trend / 4, season }))),
  );
  const best = candidates
    .map((rates) => fit(series, rates))
    .reduce((a, b) => (squares(b.errors) < squares(a.errors) ? b : a));
  const random = randomOf(7);
  const paths = Array.from({ length: 400 }, () => {
    const state: State = { ...best.state, seasons: [...best.state.seasons] };
    return Array.from({ length: months }, (_, h) => {
      const month = series.length + h;
      const expected = (state.level + state.trend) * (state.seasons[month % SEASON] ?? 1);
      const value = expected * (1 + (best.errors[random.below(best.errors.length)] ?? 0));
      advance(state, month, value, best.rates);
      return value;
    });
  });
  const quantile = (share: number): number[] =>
    Array.from({ length: months }, (_, h) => {
      const sorted = paths.map((path) => path[h] ?? 0).toSorted((a, b) => a - b);
      return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    });
  return { rates: best.rates, low: quantile(0.1), median: quantile(0.5), high: quantile(0.9) };
}

/** Passengers of a fictional island ferry: growth, a summer peak, noise. */
export function ferryPassengers(months: number): readonly number[] {
  const random = randomOf(2024);
  const summer = [0.62, 0.64, 0.78, 0.96, 1.12, 1.3, 1.52, 1.5, 1.18, 0.94, 0.72, 0.7];
  return Array.from({ length: months }, (_, month) =>
    Math.round((8200 + 62 * month) * (summer[month % SEASON] ?? 1) * (1 + 0.045 * random.normal())),
  );
}
