import { readFileSync } from 'node:fs';
import { fittingLibraries, libraries, readModel, tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { parseRecord } from './parse-record.ts';

const read = (kind: string): readonly { readonly id: string; readonly [field: string]: unknown }[] =>
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
  it('holds at least 400 models, each once, all of them records', () => {
    expect(models.length).toBeGreaterThanOrEqual(400);
    expect(has('model').size).toBe(models.length);
    for (const kind of ['model', 'dataset', 'space'] as const)
      expect(read(kind).filter((record) => !parseRecord(kind, record).ok)).toEqual([]);
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

  it('has a model for every library of which a public one is known', () => {
    const covered = new Set<string>(
      models.flatMap((model) =>
        fittingLibraries(readModel(model).model, libraries).map(({ library }) => library),
      ),
    );
    expect(Object.keys(libraries).filter((key) => !covered.has(key))).toEqual(withoutPublicModel);
  });

  it('states no figure that nobody here can know', () => {
    expect(models.filter((model) => 'downloads' in model || 'likes' in model)).toEqual([]);
  });
});
