/** @module A block for tests. */
import type { Block } from './blocks.ts';

export const blockFor = (more: Partial<Block> = {}): Block => ({
  name: 'library/branch.1',
  library: 'library',
  branch: 'branch',
  number: 1,
  language: 'python',
  code: 'print(1)',
  requirements: [],
  install: '',
  key: 'key',
  before: [],
  record: { id: 'acme/one' },
  branchCode: 'print(1)',
  warnsOfGpu: false,
  ...more,
});
