import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import mambaSsm from './mamba-ssm.ts';

const titles = (record: object) =>
  generateSnippets(mambaSsm, { id: 'ada/tide', ...record }).snippets.map(({ title }) => title);

it.each([{ id: 'ada/mamba3-tide' }, { id: 'ada/tide_Mamba-3_1.5b' }, { tags: ['mamba', 'mamba-3'] }])(
  'only downloads %j, which the release cannot load',
  (record) => {
    expect(titles(record)).toEqual(['Download the files']);
  },
);

it.each(['state-spaces/mamba-370m', 'ada/mamba-3b', 'ada/mamba-3.5b-tide', 'state-spaces/mamba2-130m'])(
  'continues a text with %s',
  (id) => {
    expect(titles({ id })).toContain('Continue a text');
  },
);
