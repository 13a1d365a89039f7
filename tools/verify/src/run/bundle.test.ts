import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunData } from '@loadout/verification';
import { afterAll, expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { withGpuResults } from './bundle.ts';

const block = blockFor({ name: 'diffusers/video.1', library: 'diffusers', branch: 'video', key: 'k' });
const install = {
  key: 'k',
  outcome: 'not-run',
  installs: true,
  reason: 'gpu',
  checkedOn: '2026-01-01',
} as const;
const evidence = (run: RunData['libraries'][string][string]): RunData => ({
  environments: {},
  libraries: { diffusers: { 'video.1': run } },
  history: {},
});

const folder = mkdtempSync(join(tmpdir(), 'loadout-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function recorded(data: RunData, result: object) {
  const file = join(folder, 'results.json');
  const results = [{ name: block.name, key: 'k', code: 0, wrote: true, output: '', ...result }];
  writeFileSync(file, JSON.stringify({ packages: { diffusers: '0.42.1' }, results }));
  return withGpuResults(data, file, [block], '2026-02-02').libraries['diffusers']?.['video.1'];
}

it('records a run on a GPU, and keeps that the install command is complete', () => {
  expect(recorded(evidence(install), {})).toEqual({
    key: 'k',
    outcome: 'executed',
    installs: true,
    checkedOn: '2026-02-02',
    environment: expect.stringMatching(/-gpu$/),
    device: 'gpu',
  });
});

it('keeps earlier evidence after a failure there, and evidence of other code', () => {
  for (const result of [{ code: 1 }, { wrote: false }, { key: 'other' }])
    expect(recorded(evidence(install), result)).toEqual(install);
});

it('keeps a run with the packages of the install command', () => {
  const run = {
    key: 'k',
    outcome: 'executed',
    installs: true,
    checkedOn: '2026-01-01',
    device: 'cpu',
  } as const;
  expect(recorded(evidence(run), {})).toEqual(run);
});
