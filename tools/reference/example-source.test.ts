import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleTexts } from './example-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'loadout-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `import * as c from 'a-package';
import other, { helper, unused } from 'another';
import type { Examples } from '../example.ts';

const record = { id: 'a/b' };
const typed: c.Shape = {
  helper: 'in a name',
};

export const examples: Examples<typeof c> = {
  alone: { code: () => c.alone('record', { unused: 1 }), result: 3 },
  withOthers: { code: () => c.withOthers(helper({ ...record }), other) },
  chained: {
    code: () =>
      c
        .chained(typed)
        .end(),
  },
  inSteps: {
    says: 'Takes steps.',
    code: async () => {
      const all = await c.listed(record);
      return all.map((one) =>
        c.inSteps(one),
      );
    },
  },
};
`;

it('shows each example with what it imports and the constants it uses', () => {
  const file = join(folder, 'examples.ts');
  writeFileSync(file, source);
  const shown = exampleTexts(file, 'a-package');
  expect(Object.fromEntries([...shown].map(([name, { code }]) => [name, code.split('\n')]))).toEqual({
    alone: ["import { alone } from 'a-package';", '', "alone('record', { unused: 1 }); // 3"],
    withOthers: [
      "import { withOthers } from 'a-package';",
      "import other, { helper } from 'another';",
      "const record = { id: 'a/b' };",
      '',
      'withOthers(helper({ ...record }), other);',
    ],
    chained: [
      "import { type Shape, chained } from 'a-package';",
      'const typed: Shape = {',
      "  helper: 'in a name',",
      '};',
      '',
      'chained(typed)',
      '  .end();',
    ],
    inSteps: [
      "import { inSteps, listed } from 'a-package';",
      "const record = { id: 'a/b' };",
      '',
      'const all = await listed(record);',
      'all.map((one) =>',
      '  inSteps(one),',
      ');',
    ],
  });
  expect(shown.get('inSteps')?.says).toBe('Takes steps.');
});
