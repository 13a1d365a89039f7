import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finished, type ForkServer, startForkServer } from './fork-server.ts';
import type { Limits } from './limits.ts';

const limits: Limits = { seconds: 60, idleSeconds: 60, bytes: 1e9 };

describe('a script in a fork', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fork-server-'));
  const preload = [
    'import colorsys',
    'import broken',
    'import wave',
    'import loads_all',
    'from whole.lent import number',
    'import whole',
  ];
  let server: ForkServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/part.py'), 'number = 1\n');
    writeFileSync(
      join(folder, 'broken/__init__.py'),
      "import os\nos.environ['LEFT'] = '1'\nfrom .part import number\nimport not_installed\n",
    );
    for (const [name, code] of [
      ['whole', ''],
      ['loads_all', 'from .part import number\n'],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, '__init__.py'), code);
      for (const part of ['lent', 'part']) writeFileSync(join(folder, name, `${part}.py`), 'number = 1\n');
    }
    server = await startForkServer('python3', preload, { ...process.env, PYTHONPATH: folder });
  });

  afterAll(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  async function finished(code: string): Promise<{ readonly end: Finished; readonly text: string }> {
    const [script, stdout, stderr] = [join(folder, 'script.py'), join(folder, 'out'), join(folder, 'err')];
    for (const file of [stdout, stderr]) writeFileSync(file, '');
    writeFileSync(script, code);
    const end = await server.run({ script, cwd: folder, stdout, stderr }, limits);
    return { end, text: readFileSync(stdout, 'utf8') + readFileSync(stderr, 'utf8') };
  }

  async function printed(code: string): Promise<{ readonly code: number; readonly text: string }> {
    const { end, text } = await finished(code);
    return { code: end.code, text };
  }

  it('finds the modules that were imported before', async () => {
    expect(await printed('import sys\nprint("colorsys" in sys.modules, "wave" in sys.modules)')).toEqual({
      code: 0,
      text: 'True True\n',
    });
  });

  it('finds nothing of an import that failed', async () => {
    const code = 'import os, sys\nprint("broken.part" in sys.modules, "LEFT" in os.environ)';
    expect(await printed(code)).toEqual({ code: 0, text: 'False False\n' });
  });

  it('reports what the failed import lacks', async () => {
    const { code, text } = await printed('import broken');
    expect(code).toBe(1);
    expect(text).toContain("No module named 'not_installed'");
  });

  it.each([
    ['a submodule that another script imports', 'import whole\nprint(whole.lent.number)', ['whole.lent']],
    ['the same under another name', 'import whole as w\nprint(w.lent.number)', ['whole.lent']],
    ['what the server itself imports', 'import json\nprint(json.decoder)', ['json.decoder']],
    ['a submodule it imports', 'import whole.lent\nprint(whole.lent.number)', []],
    ['a submodule it imports by name', 'from whole import lent\nprint(lent.number)', []],
    ['a submodule that its package imports', 'import loads_all\nprint(loads_all.part.number)', []],
    ['an attribute that is no module', 'from whole.lent import number\nprint(number.real)', []],
    ['a method of a text', 'import whole\nprint(", ".join(dir(whole)))', []],
    ['a submodule of the language', 'import os\nprint(os.path.sep)', []],
  ])('says whether it borrows %s', async (_, code, borrowed) => {
    const { end } = await finished(code);
    expect(end).toMatchObject({ code: 0, borrowed });
  });
});
