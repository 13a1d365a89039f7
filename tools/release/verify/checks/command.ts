/** @module The installed `loadout` command: snippets, the site, and the MCP server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type Check, expectEqual, type Surroundings } from '../check.ts';
import { strangersEnvironment } from '../stranger.ts';
import { openTab, patience } from '../tab.ts';

const program = (folder: string): string => join(folder, 'node_modules', 'loadout', 'bin', 'loadout.js');

/** Starts the site on a free port and stops it when the work is done. */
async function served<Result>(
  { stranger, nodes: [node = ''] }: Surroundings,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(node, [program(stranger.folder), 'serve', '--port', '0'], {
    cwd: stranger.folder,
    env: {
      ...strangersEnvironment(),
      LOADOUT_DATA: join(stranger.folder, 'data'),
      LOADOUT_MAX_LAG_MS: '60000',
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const address = /Loadout is at (?<origin>http:\S+)/.exec(output)?.groups?.origin;
    if (address !== undefined) resolve(address);
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  server.on('exit', (code) => reject(new Error(`loadout serve exited with code ${code}:\n${output}`)));
  try {
    return await work(await promise);
  } finally {
    server.kill();
  }
}

/** Pages that read files of the packages: records, long texts, pictures, examples. */
const pages = [
  '/',
  '/models/Qwen/Qwen3-8B',
  '/tasks/image-classification',
  '/libraries/timm',
  '/playground',
] as const;

export const checks: readonly Check[] = [
  {
    name: 'npx loadout snippet',
    run: ({ stranger }) => {
      const printed = stranger.run('npx', ['--no-install', 'loadout', 'snippet', 'Qwen/Qwen3-8B']);
      if (!printed.includes('pipeline("text-generation", model="Qwen/Qwen3-8B")')) throw new Error(printed);
      return 'Qwen/Qwen3-8B from the starter records';
    },
  },
  {
    name: 'loadout on an old Node',
    run: ({ stranger, nodes: [, old] }) => {
      if (old === undefined) return 'NOT VERIFIED: no Node 20 in PATH';
      const line = 'needs Node 24 or later. This is Node';
      const fromCommand = stranger.run(old, [program(stranger.folder), 'libraries'], { expected: 1 });
      if (!fromCommand.includes(`loadout ${line}`)) throw new Error(fromCommand);
      for (const [name, used] of Object.entries({ hub: 'parseRecord', server: 'createServices' })) {
        const file = stranger.write(
          `${name}.mjs`,
          `import { ${used} } from '@loadout/${name}';\nconsole.log(${used});\n`,
        );
        const printed = stranger.run(old, [file], { expected: 1 });
        if (!printed.includes(`@loadout/${name} ${line}`)) throw new Error(printed);
      }
      return 'one line that names the version, from the command, hub and server';
    },
  },
  {
    name: 'loadout serve, pages hydrate in Chromium',
    run: (surroundings) =>
      served(surroundings, async (origin) => {
        const { page: tab, problems } = await openTab(surroundings.browser);
        for (const path of pages) {
          await tab.goto(origin + path);
          // A page hydrates when the browser is idle, or at once when it is used.
          await tab.keyboard.press('Shift');
          await tab.locator('html[data-hydrated]').waitFor();
        }
        const pictures = await tab.request.get(`${origin}/tasks/image-classification`);
        const hasSizes = /<img[^>]+width="\d+"/.test(await pictures.text());
        await tab.close();
        expectEqual([problems, hasSizes], [[], true], 'the site');
        return `${pages.length} pages`;
      }),
  },
  {
    name: 'loadout mcp',
    async run({ stranger, nodes: [node = ''] }) {
      const client = new Client({ name: 'stranger', version: '1.0.0' });
      const environment = Object.entries(strangersEnvironment()).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      await client.connect(
        new StdioClientTransport({
          command: node,
          args: [program(stranger.folder), 'mcp'],
          cwd: stranger.folder,
          env: { ...Object.fromEntries(environment), LOADOUT_DATA: join(stranger.folder, 'mcp') },
        }),
        { timeout: patience },
      );
      try {
        const { tools } = await client.listTools({}, { timeout: patience });
        if (tools.length === 0) throw new Error('The server lists no tools.');
        return `${tools.length} tools`;
      } finally {
        await client.close();
      }
    },
  },
];
