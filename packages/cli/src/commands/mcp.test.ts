import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';

test('the tools work over standard input and output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-mcp-'));
  const client = new Client({ name: 'test', version: '1' });
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--conditions=@loadout/source', fileURLToPath(new URL('../main.ts', import.meta.url)), 'mcp'],
        env: { LOADOUT_DATA: folder },
      }),
    );
    const { content } = await client.callTool({
      name: 'model_snippets',
      arguments: { id: 'openai/whisper-large-v3' },
    });
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining('pip install') }]);
  } finally {
    await client.close();
    rmSync(folder, { recursive: true });
  }
});
