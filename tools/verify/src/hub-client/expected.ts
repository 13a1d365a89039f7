/** @module The records that the Python client queries, and the expected results. */

import type { RepoKind } from '@loadout/hub';

const models = 1_250;
const name = (n: number): string => `acme/model-${n}`;
const first = (count: number, fits: (n: number) => boolean = () => true): string[] =>
  Array.from({ length: models }, (_unused, n) => n)
    .filter(fits)
    .slice(0, count)
    .map(name);

const dayAfter = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();

const model = (n: number): object => ({
  id: name(n),
  sha: `commit-${n}`,
  pipeline_tag: 'text-generation',
  tags: [
    ...(n % 2 === 0 ? ['even'] : []),
    ...(n % 3 === 0 ? ['third'] : []),
    ...(n === 5 ? ['dataset:acme/texts', 'gguf'] : []),
  ],
  downloads: models - n,
  likes: n,
  gated: n === 7 ? 'manual' : false,
  createdAt: dayAfter(n),
  lastModified: dayAfter(models + (n === 3 ? models : n)),
  siblings: [{ rfilename: 'config.json' }],
  config: { model_type: 'bert' },
  cardData: { license: 'mit' },
  ...(n === 4 && { safetensors: { parameters: { F32: 7e9 }, total: 7e9 } }),
  ...(n === 5 && { gguf: { context_length: 4096, total: 1e8 } }),
  ...(n === 6 && { inferenceProviderMapping: { together: { status: 'live', providerId: 'x', task: 'y' } } }),
});

export const records: Readonly<Record<RepoKind, readonly object[]>> = {
  model: Array.from({ length: models }, (_unused, n) => model(n)),
  dataset: [
    { id: 'acme/texts', likes: 3, tags: ['task_categories:translation', 'language:de', 'language:fr'] },
    { id: 'acme/voices', likes: 2, tags: ['task_categories:text-to-speech', 'language:de'] },
  ],
  space: [
    { id: 'acme/demo', sdk: 'gradio', likes: 1 },
    { id: 'acme/other', sdk: 'docker', likes: 2 },
  ],
};

/** By query, as `ask.py` names it. */
export const expected: Readonly<Record<string, unknown>> = {
  'every page': first(models),
  'at most the limit': first(3),
  'more than a page holds': models,
  'by likes': [name(models - 1), name(models - 2)],
  'by date': [name(models - 1), name(models - 2)],
  'by last change': [name(3), name(models - 1)],
  'all of several tags': first(3, (n) => n % 6 === 0),
  'by words and task': [name(11)],
  'by dataset': [name(5)],
  gated: [name(7)],
  'by size': [name(4)],
  'by app': [name(5)],
  'by provider': [name(6)],
  'by any provider': [name(6)],
  'served now': [name(6)],
  'whole record of a list': {
    id: name(10),
    author: 'acme',
    sha: 'commit-10',
    config: { model_type: 'bert' },
  },
  'card of a list': { license: 'mit' },
  'files of a list': ['config.json'],
  'single fields of a list': { id: name(10), likes: 10, sha: 'commit-10', downloads: null },
  'one model': {
    id: name(7),
    gated: 'manual',
    sha: 'commit-7',
    likes: 7,
    pipeline_tag: 'text-generation',
    private: false,
  },
  'one model at its commit': name(7),
  'single fields of one model': { likes: 7, sha: null },
  'a model that is not there': 'RepositoryNotFoundError',
  'a commit that is not there': 'RevisionNotFoundError',
  datasets: ['acme/texts', 'acme/voices'],
  'datasets of a task': ['acme/texts'],
  'datasets in a language': ['acme/texts'],
  'one dataset': { id: 'acme/texts', likes: 3 },
  spaces: ['acme/other', 'acme/demo'],
  'one space': { id: 'acme/demo', sdk: 'gradio' },
};
