import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
let hub: Server;
let address: string;
let asked: URL[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-sync-'));
  asked = [];
  answer = (response) => response.setHeader('content-type', 'application/json').end('[]');
  hub = createServer(({ url = '/' }, response) => {
    asked.push(new URL(url, address));
    answer(response);
  });
  const port = await new Promise<number>((resolve) => {
    hub.listen(0, '127.0.0.1', () => {
      const bound = hub.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
    });
  });
  address = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  hub.closeAllConnections();
  await new Promise((closed) => hub.close(closed));
  rmSync(workingDir, { recursive: true });
});

const sync = (...args: readonly string[]) => runHere(['sync', '--hub', address, ...args], { workingDir });

async function queryOf(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
  asked = [];
  const { code, stderr } = await sync(...args);
  expect([code, stderr]).toEqual([0, '']);
  return Object.fromEntries(asked[0]?.searchParams ?? []);
}

describe('sync asks the hub', () => {
  test('for what the filters say, and for nothing else', async () => {
    const filters = ['search', 'author', 'filter', 'pipeline_tag', 'library'];
    const plain = await queryOf();
    expect(filters.filter((name) => name in plain)).toEqual([]);
    const given = ['--search', 'tide', '--author', 'ada', '--filter', 'mit', '--task', 'fill-mask'];
    expect(await queryOf(...given, '--library', 'timm')).toMatchObject({
      search: 'tide',
      author: 'ada',
      filter: expect.stringContaining('mit'),
      pipeline_tag: 'fill-mask',
    });
    expect(asked[0]?.search).toContain('timm');
  });

  test('by age, with --top by downloads, or by the figure that was chosen', async () => {
    expect(await queryOf()).toMatchObject({ sort: 'createdAt' });
    expect(await queryOf('--top', '5')).toMatchObject({ sort: 'downloads' });
    expect(await queryOf('--top', '5', '--by', 'likes')).toMatchObject({ sort: 'likes' });
    expect(await queryOf('--by', 'lastModified')).toMatchObject({ sort: 'lastModified' });
  });

  test('for the kind', async () => {
    await queryOf('--kind', 'dataset');
    expect(asked[0]?.pathname).toBe('/api/datasets');
  });
});

describe('sync reports', () => {
  test('JSON, or one line with the hub', async () => {
    expect(JSON.parse((await sync('--json')).stdout)).toMatchObject({ inserted: 0 });
    const { stdout } = await sync();
    expect(stdout).toContain(address);
    expect(stdout).not.toContain('deleted');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test('an error of the hub, without a stack', async () => {
    answer = (response) => response.writeHead(403).end('no');
    const { code, stdout, stderr } = await sync();
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^error: \S+ rejects this access token\n$/),
    ]);
  });

  test('how to go on when it is interrupted', async () => {
    const before = new Set(process.listeners('SIGINT'));
    const own = () => process.listeners('SIGINT').filter((listener) => !before.has(listener));
    answer = () => {
      for (const listener of own()) listener('SIGINT');
    };
    const { code, stdout, stderr } = await sync();
    expect([code, stdout, stderr]).toEqual([1, '', 'error: Stopped. Run the command again to resume.\n']);
    expect(own()).toEqual([]);
  });
});
