import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { main } from '../testing/child.ts';
import { nowhere } from '../testing/terminal.ts';

test('the tools work over standard input and output, without a store', async () => {
  const client = new Client({ name: 'test', version: '1' });
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--conditions=@loadout/source', main, 'mcp'],
        // Nothing can be written there.
        env: { LOADOUT_DATA: nowhere },
      }),
    );
    const { content } = await client.callTool({
      name: 'model_snippets',
      arguments: { id: 'openai/whisper-large-v3' },
    });
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining('pip install') }]);
  } finally {
    await client.close();
  }
});
