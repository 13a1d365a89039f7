import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFiles } from './hub-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-files-'));
const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (!(await answerFiles(() => [folder], request, response))) response.writeHead(418).end();
};
const server = createServer((request, response) => void listener(request, response));
let url = '';

const code = async (path: string) => (await fetch(url + path)).headers.get('x-error-code');

interface TreeEntry {
  readonly path: string;
  readonly lastCommit: { readonly id: string };
}

async function treeOf(revision: string): Promise<readonly TreeEntry[]> {
  const response = await fetch(`${url}/api/datasets/acme/rows/tree/${revision}`);
  const entries: readonly TreeEntry[] = JSON.parse(await response.text());
  return entries;
}

beforeAll(async () => {
  const repository = join(folder, 'models/acme/one');
  mkdirSync(join(repository, 'onnx'), { recursive: true });
  writeFileSync(join(repository, 'config.json'), '{"a":1}');
  writeFileSync(join(repository, 'onnx/model.onnx'), '0123456789');
  mkdirSync(join(folder, 'datasets/acme/rows'), { recursive: true });
  writeFileSync(join(folder, 'datasets/acme/rows/a.csv'), 'x');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('lists the files of a repository', async () => {
  const info = await (await fetch(`${url}/api/models/acme/one`)).json();
  expect(info).toMatchObject({
    id: 'acme/one',
    siblings: [{ rfilename: 'config.json' }, { rfilename: 'onnx/model.onnx' }],
  });
  const tree = await (await fetch(`${url}/api/models/acme/one/tree/main`)).json();
  expect(tree).toMatchObject([
    { type: 'directory', path: 'onnx' },
    { type: 'file', path: 'config.json', size: 7 },
  ]);
  const below = await (await fetch(`${url}/api/models/acme/one/tree/main/onnx?recursive=True`)).json();
  expect(below).toMatchObject([{ path: 'onnx/model.onnx' }]);
});

it('sends a file, its headers, and a part of it', async () => {
  const file = `${url}/acme/one/resolve/main/onnx/model.onnx`;
  const head = await fetch(file, { method: 'HEAD' });
  expect(head.headers.get('x-repo-commit')).toMatch(/^[\da-f]{40}$/);
  expect(head.headers.get('content-length')).toBe('10');
  expect(head.headers.get('etag')).toBe(head.headers.get('x-linked-etag'));
  const part = await fetch(file, { headers: { range: 'bytes=2-4' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  expect(await (await fetch(file, { headers: { range: 'bytes=-3' } })).text()).toBe('789');
});

it('serves datasets, and revisions with slashes', async () => {
  const file = await fetch(`${url}/datasets/acme/rows/resolve/refs%2Fconvert%2Fparquet/a.csv`);
  expect(await file.text()).toBe('x');
});

it('names what is missing, and serves nothing outside its folder', async () => {
  expect(await code('/acme/one/resolve/main/no.json')).toBe('EntryNotFound');
  expect(await code('/acme/two/resolve/main/config.json')).toBe('RepoNotFound');
  expect(await code('/acme/one/resolve/main/..%2F..%2F..%2F..%2Fetc%2Fpasswd')).toBe('EntryNotFound');
  expect((await fetch(`${url}/settings`)).status).toBe(418);
});

it('returns paths that are requested together', async () => {
  const response = await fetch(`${url}/api/models/acme/one/paths-info/main`, {
    method: 'POST',
    body: JSON.stringify({ paths: ['config.json', 'no.json'] }),
  });
  expect(await response.json()).toMatchObject([{ path: 'config.json' }]);
});

it('sends the end of a file that is shorter than the range, and rejects a range after the end', async () => {
  const file = `${url}/acme/one/resolve/main/onnx/model.onnx`;
  const end = await fetch(file, { headers: { range: 'bytes=-65536' } });
  expect([end.status, await end.text()]).toEqual([206, '0123456789']);
  expect((await fetch(file, { headers: { range: 'bytes=20-30' } })).status).toBe(416);
});

it('has other files in the converted revision if there is a folder for it', async () => {
  mkdirSync(join(folder, 'datasets/acme/rows@parquet'), { recursive: true });
  writeFileSync(join(folder, 'datasets/acme/rows@parquet/0.parquet'), 'PAR1');
  expect(await treeOf('main')).toMatchObject([{ path: 'a.csv' }]);
  expect(await treeOf(encodeURIComponent('refs/convert/parquet'))).toMatchObject([{ path: '0.parquet' }]);
  expect(await treeOf('~parquet')).toMatchObject([{ path: '0.parquet' }]);
  const [converted] = await treeOf('~parquet');
  expect(await treeOf(converted?.lastCommit.id ?? '')).toMatchObject([{ path: '0.parquet' }]);
});
