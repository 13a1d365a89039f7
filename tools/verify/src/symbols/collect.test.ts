import { pip, py, sh } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { requirementsOf } from './collect.ts';

const first = { title: 'One', code: sh`ls`, install: [pip('tide', '<2'), pip('sand'), pip('wave')] };

it('a later block has what earlier ones installed', () => {
  const second = { title: 'Two', code: py`import tide`, install: [pip('sand')] };
  expect(requirementsOf([first, second], 'python')).toEqual([
    { name: 'tide', version: '<2' },
    { name: 'sand' },
    { name: 'wave' },
    { name: 'sand' },
  ]);
});

it('a later block replaces the release of an earlier one', () => {
  const second = { title: 'Two', code: py`import tide`, install: [pip('tide', '>=2')] };
  expect(requirementsOf([first, second], 'python')).toEqual([
    { name: 'sand' },
    { name: 'wave' },
    { name: 'tide', version: '>=2' },
  ]);
});
