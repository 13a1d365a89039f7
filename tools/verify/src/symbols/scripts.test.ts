import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScripts } from './scripts.ts';

/** A package on disk, which `npm pack` accepts like one from a registry. */
function packageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-scripts-'));
  mkdirSync(join(folder, 'tool'));
  const manifest = { name: 'tool', version: '1.2.3', types: 'index.d.ts', type: 'module' };
  writeFileSync(join(folder, 'tool/package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'tool/index.d.ts'),
    'export declare function load(name: string, options?: { revision?: string; token?: `hf_${string}` }): Promise<{ run(): string }>;\n',
  );
  return folder;
}

it('JavaScript is checked against the types of its packages', async () => {
  const folder = packageFolder();
  const order = (id: string, text: string) => ({
    id,
    language: 'javascript' as const,
    text: `import { load } from "tool";\n${text}\n`,
    requirements: [{ name: 'tool', version: `file:${join(folder, 'tool')}` }],
  });
  try {
    const { results } = await readScripts({
      cache: join(folder, 'cache'),
      snippets: [
        order('sound', 'console.log((await load("a", { revision: "v1", token: process.env.TOKEN })).run());'),
        order('wrong', 'await load("a", { revisionn: "v1" });\n(await load("a")).walk();'),
      ],
    });
    expect(results.map(({ packages }) => packages)).toEqual([
      [{ name: 'tool', version: '1.2.3' }],
      [{ name: 'tool', version: '1.2.3' }],
    ]);
    expect(results[0]?.problems).toEqual([]);
    expect(results[1]?.problems).toEqual([
      expect.stringMatching(/^line 2: .*'revisionn' does not exist/),
      expect.stringMatching(/^line 3: Property 'walk' does not exist/),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
