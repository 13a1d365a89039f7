/**
 * @module `npm run verify:mcp [-- --write]`: starts `loadout mcp`, calls every tool with the client of the MCP SDK, and
 * counts the tokens of each result. `--write` for the evidence.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type Call, calls } from './calls.ts';
import { loadTokenizer } from './tokenizer.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const evidence = new URL('evidence.json', import.meta.url);
const program = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'loadout-mcp-'));
const client = new Client({ name: 'verify', version: '1' });

async function answerOf({ tool, input }: Call): Promise<string> {
  const { content, isError = false } = await client.callTool({ name: tool, arguments: { ...input } });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  if (isError || text === '') throw new Error(`${tool} ${JSON.stringify(input)}: ${text}`);
  return text;
}

/** The steps of the skill: from a goal to the best model for it and its code. */
async function followSkill(): Promise<string> {
  const found = await answerOf({ tool: 'search_models', input: { task: 'image-classification', limit: 1 } });
  const { models }: { readonly models: readonly { readonly id: string }[] } = JSON.parse(found);
  const id = models[0]?.id ?? '';
  const code = await answerOf({ tool: 'model_snippets', input: { id } });
  if (!code.includes(id)) throw new Error(`model_snippets does not name ${id}:\n${code}`);
  return id;
}

try {
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=@loadout/source', program, 'mcp'],
      env: { LOADOUT_DATA: join(folder, 'data') },
    }),
  );
  const { tools } = await client.listTools();
  const uncalled = tools.filter(({ name }) => !calls.some(({ tool }) => tool === name));
  if (uncalled.length > 0) throw new Error(`Not called: ${uncalled.map(({ name }) => name).join(', ')}`);
  const answers = [];
  for (const call of calls) answers.push({ ...call, text: await answerOf(call) });
  console.log(`${answers.length} answers from ${tools.length} tools`);
  console.log(`The steps of the skill lead to the code of ${await followSkill()}`);
  const tokenizer = await loadTokenizer(folder);
  if ('missing' in tokenizer) console.error(`NOT VERIFIED: tokens: ${tokenizer.missing}`);
  else {
    const { name, count } = tokenizer;
    const counted = answers.map(({ tool, input, text }) => ({ tool, input, tokens: count(text) }));
    const list = count(JSON.stringify(tools));
    console.log(`${String(list).padStart(6)}  the list of tools`);
    for (const { tool, input, tokens } of counted)
      console.log(`${String(tokens).padStart(6)}  ${tool} ${JSON.stringify(input)}`);
    if (values.write)
      writeFileSync(evidence, `${JSON.stringify({ tokenizer: name, list, calls: counted }, null, 2)}\n`);
  }
} finally {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
}
