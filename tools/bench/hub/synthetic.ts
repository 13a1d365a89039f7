/** @module Synthetic model records with the shape, sizes and skew of a real hub. */

import { below, pick, type Random, seeded, skewedPick, zipf } from './random.ts';
import {
  endings,
  families,
  formats,
  languages,
  libraries,
  licenses,
  marks,
  sizes,
  syllables,
  tasks,
} from './vocabulary.ts';

export interface SyntheticRecord {
  readonly id: string;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly tags: readonly string[];
  readonly downloads: number;
  readonly likes: number;
  readonly trendingScore?: number;
  readonly createdAt: string;
  readonly lastModified: string;
  readonly gated: false | 'auto' | 'manual';
  readonly safetensors?: { readonly total: number };
}

const firstDay = Date.UTC(2022, 2, 2) / 1000;
const lastDay = Date.UTC(2026, 7, 1) / 1000;

function coined(random: Random, parts: number): string {
  let word = '';
  for (let i = 0; i < parts; i++) word += pick(random, syllables);
  return word;
}

/** Deterministic, so that owners and rare tags repeat. */
const nameFor = (number: number, seed: number): string =>
  coined(seeded(number * 7919 + seed), 3) + number.toString(36);

function idOf(random: Random, number: number, count: number): string {
  const owner = nameFor(zipf(random, Math.ceil(count / 3)), 1);
  const parts = [skewedPick(random, families), skewedPick(random, sizes), skewedPick(random, endings)];
  if (random() < 0.7) parts.push(coined(random, 2 + below(random, 2)));
  return `${owner}/${parts.filter((part) => part !== '-').join('-')}-${number.toString(36)}`;
}

export function syntheticRecord(number: number, count: number, seed = 1): SyntheticRecord {
  const random = seeded(number * 2_654_435_761 + seed);
  const task = random() < 0.75 ? skewedPick(random, tasks) : undefined;
  const library = random() < 0.8 ? skewedPick(random, libraries) : undefined;
  const created = firstDay + below(random, lastDay - firstDay);
  const size = 10 ** (6 + random() * 5);
  const tags = new Set<string>(['region:us']);
  if (library !== undefined) tags.add(library);
  if (task !== undefined) tags.add(task);
  if (random() < 0.6) tags.add(`license:${skewedPick(random, licenses)}`);
  for (let i = zipf(random, 4); i > 0; i--) tags.add(skewedPick(random, languages));
  for (let i = 1 + below(random, 2); i > 0; i--) tags.add(skewedPick(random, formats));
  for (let i = 1 + below(random, 4); i > 0; i--) tags.add(skewedPick(random, marks));
  tags.add(skewedPick(random, families).toLowerCase());
  for (let i = zipf(random, 5); i > 0; i--) tags.add(nameFor(zipf(random, Math.ceil(count / 20)), 2));
  if (random() < 0.3)
    tags.add(`base_model:${nameFor(zipf(random, 2_000), 1)}/${skewedPick(random, families)}-7B`);
  if (random() < 0.2) tags.add(`dataset:${nameFor(zipf(random, 5_000), 3)}`);
  return {
    id: idOf(random, number, count),
    ...(task === undefined ? {} : { pipeline_tag: task }),
    ...(library === undefined ? {} : { library_name: library }),
    tags: [...tags],
    downloads: Math.floor(10 ** (random() ** 3 * 7)) - 1,
    likes: Math.floor(10 ** (random() ** 4 * 4)) - 1,
    ...(random() < 0.03 ? { trendingScore: zipf(random, 500) } : {}),
    createdAt: new Date(created * 1000).toISOString(),
    lastModified: new Date((created + below(random, lastDay - created)) * 1000).toISOString(),
    gated: random() < 0.03 ? pick(random, ['auto', 'manual']) : false,
    ...(random() < 0.45 ? { safetensors: { total: Math.round(size) } } : {}),
  };
}
