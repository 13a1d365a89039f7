import { expect, test } from 'vitest';
import { previewMarkdown } from './preview-markdown.server.ts';

const preview = {
  file: 'default/train/0000.parquet',
  revision: 'refs/convert/parquet',
  rows: 3000,
  files: 2,
  columns: [{ name: 'text', type: 'string' }, { name: 'a|b' }],
  first: [['one\n| two |', 1], [null]],
};

test('first rows are a table whose cells stay text', () => {
  expect(previewMarkdown(preview)).toEqual([
    '## Rows',
    'First 2 of 3,000 rows, 2 columns, from default/train/0000.parquet, the first of 2 files in the hub’s Parquet copy (refs/convert/parquet).',
    ['| text (string) | a\\|b |', '| --- | --- |', '| one \\| two \\| | 1 |', '|  |  |'].join('\n'),
  ]);
});

test('no rows are no section', () => {
  expect(previewMarkdown(undefined)).toEqual([]);
  expect(previewMarkdown({ file: 'a.parquet' })).toEqual([]);
});
