import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../store/testing/temporary.ts';
import { cardSource } from './card-source.ts';
import { fakeHub, type FakeHub, status } from './testing/fake-hub.ts';
import { defaultCommit } from './testing/hub-repository.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let hub: FakeHub;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const [path, text] of [
    ['models/harbour/tides/README.md', '# Tides\n'],
    ['models/harbour/bare/config.json', '{}'],
    ['models/harbour/high-tides/README.md', '# Moved\n'],
    ['datasets/harbour/logs/README.md', 'x'.repeat(500)],
    ['models/harbour/large/README.md', 'y'.repeat(150_000)],
  ] as const) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  }
  hub = await fakeHub([], { folder: folder.path });
});
afterEach(async () => {
  await hub.stop();
  await folder[Symbol.asyncDispose]();
});

const source = (token?: string, contentOrigins?: readonly string[]) =>
  cardSource({ baseUrl: hub.url, token, contentOrigins, maxBytes: 100, timeoutMs: 2_000 });

describe('the card of a repository', () => {
  it('comes with its commit, at the requested revision', async () => {
    expect(await source().fetch('model', 'harbour/tides')).toEqual({
      state: 'found',
      markdown: '# Tides\n',
      revision: defaultCommit,
    });
    await source().fetch('model', 'harbour/tides', 'refs/pr/1');
    expect(hub.requests).toEqual([
      '/harbour/tides/resolve/main/README.md',
      '/harbour/tides/resolve/refs%2Fpr%2F1/README.md',
    ]);
  });

  it('is read up to one byte more than the limit', async () => {
    const found = await source().fetch('dataset', 'harbour/logs');
    expect(found.state === 'found' && found.markdown.length).toBe(101);
  });

  it('comes from the content host when it is large, without the token', async () => {
    const found = await source('token', [hub.contentUrl]).fetch('model', 'harbour/large');
    expect(found).toMatchObject({ state: 'found', revision: '' });
    expect(hub.content[0]?.headers).not.toHaveProperty('authorization');
    await expect(source('token').fetch('model', 'harbour/large')).rejects.toMatchObject({
      code: 'bad-answer',
    });
  });

  it('is absent for a repository without one', async () => {
    expect(await source().fetch('model', 'harbour/bare')).toEqual({ state: 'none' });
    expect(await source().fetch('model', '../etc')).toEqual({ state: 'none' });
  });

  it.each([
    ['gated', undefined, { why: 'gated' }],
    ['gated', 'token', { why: 'gated' }],
    ['private', undefined, { why: 'private' }],
    ['deleted', 'token', { why: 'deleted' }],
    [{ renamedTo: 'harbour/high-tides' }, undefined, { why: 'renamed', movedTo: 'harbour/high-tides' }],
  ] as const)('is withdrawn when the repository is %j', async (state, token, expected) => {
    hub.states = { 'models/harbour/tides': state };
    expect(await source(token).fetch('model', 'harbour/tides')).toEqual({ state: 'withdrawn', ...expected });
  });

  it('is an error when the hub fails', async () => {
    hub.faults.push(status(500), status(429));
    await expect(source().fetch('model', 'harbour/tides')).rejects.toMatchObject({ code: 'refused' });
    await expect(source().fetch('model', 'harbour/tides')).rejects.toMatchObject({ code: 'rate-limited' });
    await hub.stop();
    await expect(source().fetch('model', 'harbour/tides')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
