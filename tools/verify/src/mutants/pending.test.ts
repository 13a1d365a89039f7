import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Pending } from './pending.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pending-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): Pending => new Pending(join(folder, 'mutants', 'again.txt'));
const pendingAmong = (...names: readonly string[]): readonly string[] => names.filter(open().has);

test('a later run knows what was not measured', () => {
  expect(pendingAmong('fit', 'store', '')).toEqual([]);
  const run = open();
  run.add(['fit', 'store', 'page loaders']);
  run.remove('store');
  expect(pendingAmong('fit', 'store', 'page loaders', '')).toEqual(['fit', 'page loaders']);
  open().add(['sync']);
  open().remove('unknown');
  expect(pendingAmong('fit', 'sync')).toEqual(['fit', 'sync']);
});
