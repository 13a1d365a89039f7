import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForkServer, startForkServer } from './fork-server.ts';
import type { Limits } from './limits.ts';

const limits: Limits = { seconds: 60, idleSeconds: 60, bytes: 1e9 };

describe('a script in a fork', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fork-server-'));
  const preload = ['import colorsys', 'import broken', 'import wave'];
  let server: ForkServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/part.py'), 'number = 1\n');
    writeFileSync(
      join(folder, 'broken/__init__.py'),
      "import os\nos.environ['LEFT'] = '1'\nfrom .part import number\nimport not_installed\n",
    );
    server = await startForkServer('python3', preload, { ...process.env, PYTHONPATH: folder });
  });

  afterAll(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  async function printed(code: string): Promise<{ readonly code: number; readonly text: string }> {
    const [script, stdout, stderr] = [join(folder, 'script.py'), join(folder, 'out'), join(folder, 'err')];
    for (const file of [stdout, stderr]) writeFileSync(file, '');
    writeFileSync(script, code);
    const finished = await server.run({ script, cwd: folder, stdout, stderr }, limits);
    return { code: finished.code, text: readFileSync(stdout, 'utf8') + readFileSync(stderr, 'utf8') };
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
});
