import { readFileSync } from 'node:fs';
import { fittingLibraries, libraries, readModel, statedSummary, tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { repoKinds } from '../store/store.ts';
import { parseRecord } from './parse-record.ts';

interface StarterRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

const read = (kind: string): readonly StarterRecord[] =>
  readFileSync(new URL(`../../starter/${kind}s.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const models = read('model');
const has = (kind: string): ReadonlySet<string> => new Set(read(kind).map(({ id }) => id));

const missing = (kind: string, ids: readonly string[]): readonly string[] => {
  const known = has(kind);
  return ids.filter((id) => !known.has(id));
};

/** No public repository has the model files that these libraries' rules name. */
const withoutPublicModel = ['manas-1', 'mitie', 'quantumpeer'];

describe('the starter set', () => {
  it('has 400 to 700 models, without duplicates, and only valid records', () => {
    expect(models.length).toBeGreaterThanOrEqual(400);
    expect(models.length).toBeLessThanOrEqual(700);
    expect(has('model').size).toBe(models.length);
    for (const kind of ['model', 'dataset', 'space'] as const)
      expect(read(kind).filter((record) => !parseRecord(kind, record).ok)).toEqual([]);
  });

  it('has a summary for every model that differs from those of other models and of its library', () => {
    const summaries = models.map((record) => statedSummary(readModel(record).model));
    expect(new Set(summaries).size).toBe(models.length);
    const ofLibraries = new Set(Object.values(libraries).map(({ summary }) => summary));
    expect(summaries.filter((summary) => ofLibraries.has(summary))).toEqual([]);
  });

  it('has every example of every task', () => {
    const all = Object.values(tasks);
    expect(
      missing(
        'model',
        all.flatMap((task) => task.models.map(({ id }) => id)),
      ),
    ).toEqual([]);
    expect(
      missing(
        'space',
        all.flatMap((task) => task.spaces.map(({ id }) => id)),
      ),
    ).toEqual([]);
    expect(
      missing(
        'dataset',
        all.flatMap((task) => task.datasets.map(({ id }) => id)),
      ),
    ).toEqual([]);
  });

  it('has a model for every library that has a public model', () => {
    const covered = new Set<string>(
      models.flatMap((model) =>
        fittingLibraries(readModel(model).model, libraries).map(({ library }) => library),
      ),
    );
    expect(Object.keys(libraries).filter((key) => !covered.has(key))).toEqual(withoutPublicModel);
  });

  it('has a model for every task: by its tag, or recommended by its page', () => {
    const tagged = new Set(models.map(({ pipeline_tag }) => pipeline_tag));
    const without = Object.values(tasks).filter((task) => !tagged.has(task.id));
    expect(without.filter((task) => task.models.length === 0).map(({ id }) => id)).toEqual([]);
    expect(without.length).toBeLessThanOrEqual(1);
  });

  it('has no figures, dates or commits', () => {
    const figures = ['downloads', 'likes', 'trendingScore', 'createdAt', 'lastModified', 'sha'];
    for (const kind of repoKinds)
      expect(read(kind).filter((record) => figures.some((name) => name in record))).toEqual([]);
  });

  it('has no fixtures', () => {
    const invented = /^(?:harbour|acme|owner|skops-user)\/|unknown|something$|unnamed|dummy|ci-test|awesome/;
    for (const kind of repoKinds) expect(read(kind).filter(({ id }) => invented.test(id))).toEqual([]);
  });
});

describe.each(repoKinds)('every %s of the starter set', (kind) => {
  const records = read(kind);
  const summaries = records.map((record) => ({ id: record.id, text: statedSummary(record) ?? '' }));

  it('has a summary of one plain sentence', () => {
    const sentence = /^[A-Za-z].{10,148}\.$/;
    expect(summaries.filter(({ text }) => !sentence.test(text) || /[.!?] [A-Z]/.test(text))).toEqual([]);
    const praise = /\b(?:amazing|powerful|revolutionary|state-of-the-art|cutting-edge|seamless)\b/i;
    expect(summaries.filter(({ text }) => praise.test(text))).toEqual([]);
  });
});
