import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importsOfDeclaration, keepReachable, withPublishedExtensions } from './declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'loadout-declarations-'));
const dist = join(folder, 'dist');
mkdirSync(dist);
const write = (name: string, text: string): void => writeFileSync(join(dist, name), text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('declarations', () => {
  it('have their imports listed, also those inside types', () => {
    expect(
      importsOfDeclaration(`import type { A } from "hast";\nexport declare const b: import('./b.ts').B;`),
    ).toEqual(['hast', './b.ts']);
  });

  it('keep what an export reaches, with the extension of published files', () => {
    write('index.d.ts', `export { a } from './a.ts';\nexport type C = import("./c.tsx").C;\n`);
    write('a.d.ts', 'export declare const a: 1;\n');
    write('c.d.ts', 'export type C = 2;\n');
    write('inner.d.ts', `import type { Root } from 'hast';\n`);
    withPublishedExtensions(dist);
    keepReachable(folder, { '.': { types: './dist/index.d.ts', default: './dist/index.js' } });
    expect(readdirSync(dist)).toEqual(['a.d.ts', 'c.d.ts', 'index.d.ts']);
    expect(importsOfDeclaration(readFileSync(join(dist, 'index.d.ts'), 'utf8'))).toEqual([
      './a.js',
      './c.js',
    ]);
  });
});
