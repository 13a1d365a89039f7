import { describe, expect, it } from 'vitest';
import { tableFiles } from './table.ts';

const rows = Array.from({ length: 40 }, (_, n) => `be${String.fromCodePoint(97 + (n % 26))}${n} Be t 0`);

const files = new Map(
  tableFiles('/** @module x */', ['AutoModel Model'], [...rows, 'x_clip X t 0', 'zamba Zamba t 0']).map(
    ({ path, text }) => [path, text],
  ),
);

describe('the modules with model types', () => {
  it('have the rows from their letters on, in the order of names without separators', () => {
    expect(files.get('model-types/be.generated.ts')).toContain('bea0 Be t 0\nbea26 Be t 0\n');
    expect(files.get('model-types/xc.generated.ts')).toContain(
      'export const rows = `\nx_clip X t 0\nzamba Zamba t 0\n`;',
    );
    expect(files.get('auto-classes.generated.ts')).toContain('export const heads = `\nAutoModel Model\n`;');
  });

  it('are listed by their letters', () => {
    const index = files.get('model-types/index.generated.ts');
    expect(index).toContain("import { rows as xcRows } from './xc.generated.ts';");
    expect(index).toContain('  be: beRows,\n  xc: xcRows,\n');
  });

  it('refuse a type that no module has', () => {
    expect(() => tableFiles('', [], ['4m FourM t 0'])).toThrow('"4m FourM t 0" begins with no letter');
  });
});
