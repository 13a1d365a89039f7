import { describe, expect, it } from 'vitest';
import { tableFiles } from './table.ts';

const files = new Map(
  tableFiles('/** @module x */', ['AutoModel Model'], ['bert Bert t 0', 'zamba Zamba t 0']).map(
    ({ path, text }) => [path, text],
  ),
);

describe('the modules with model types', () => {
  it('have the rows of their letters', () => {
    expect(files.get('model-types/abc.generated.ts')).toContain('export const abc = `\nbert Bert t 0\n`;');
    expect(files.get('model-types/vwxyz.generated.ts')).toContain('`\nzamba Zamba t 0\n`');
    expect(files.get('model-types/def.generated.ts')).toContain('`\n\n`');
  });

  it('are listed by their letters', () => {
    expect(files.get('model-types/index.generated.ts')).toContain(
      "import { abc } from './abc.generated.ts';",
    );
    expect(files.get('auto-classes.generated.ts')).toContain('export const heads = `\nAutoModel Model\n`;');
  });

  it('refuse a type that no module has', () => {
    expect(() => tableFiles('', [], ['4m FourM t 0'])).toThrow('"4m FourM t 0" begins with no letter');
  });
});
