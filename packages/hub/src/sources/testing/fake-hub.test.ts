import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from '../../store/testing/temporary.ts';
import { fakeHub, type FakeHub } from './fake-hub.ts';
import { sampleRepositories } from './sample-repositories.ts';

describe('the stand-in hub', () => {
  let folder: TemporaryFolder;
  let hub: FakeHub;

  const get = (path: string, init: RequestInit = {}) =>
    fetch(hub.url + path, { redirect: 'manual', ...init });
  const read = async (path: string): Promise<unknown> => (await get(path)).json();

  beforeAll(async () => {
    folder = await temporaryFolder();
    sampleRepositories(folder.path);
    hub = await fakeHub([], { folder: folder.path });
  });

  beforeEach(() => {
    hub.states = {};
  });

  afterAll(async () => {
    await hub.stop();
    await folder[Symbol.asyncDispose]();
  });

  it('lists by a figure, in pages, with the requested fields', async () => {
    const page = await get('/api/models?sort=downloads&limit=2&expand=downloads');
    expect(await page.json()).toEqual([
      { _id: expect.any(String), id: 'acme/tiny', downloads: 1200 },
      { _id: expect.any(String), id: 'acme/tiny-gguf', downloads: 300 },
    ]);
    expect(page.headers.get('link')).toContain('rel="next"');
  });

  it('returns file sizes only on request', async () => {
    const name = { rfilename: 'model.safetensors' };
    expect(await read('/api/models/acme/tiny')).toMatchObject({ siblings: expect.arrayContaining([name]) });
    const sized = expect.objectContaining({ ...name, size: expect.any(Number), lfs: expect.anything() });
    expect(await read('/api/models/acme/tiny?blobs=true')).toMatchObject({
      siblings: expect.arrayContaining([sized]),
    });
  });

  it('redirects large files to the content host', async () => {
    const file = '/acme/tiny/resolve/main/model.safetensors';
    const head = await get(file, { method: 'HEAD' });
    expect(head.status).toBe(302);
    expect(head.headers.get('x-repo-commit')).toMatch(/^[\da-f]{40}$/);
    const part = await fetch(hub.url + file, { headers: { range: 'bytes=0-7' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 8]);
    expect(hub.content.at(-1)?.path).toContain('acme/tiny/model.safetensors');
  });

  it('refuses files of gated, private and deleted repositories', async () => {
    hub.states = { 'models/acme/tiny': 'gated', 'models/acme/tiny-lora': 'private' };
    const config = '/acme/tiny/resolve/main/config.json';
    expect((await get('/api/models/acme/tiny')).status).toBe(200);
    expect((await get(config)).headers.get('x-error-code')).toBe('GatedRepo');
    expect((await get(config, { headers: { authorization: 'Bearer x' } })).status).toBe(403);
    expect((await get('/api/models/acme/tiny-lora')).status).toBe(401);
    expect(await read('/api/models')).not.toMatchObject(expect.arrayContaining([{ id: 'acme/tiny-lora' }]));
  });

  it('redirects a renamed repository', async () => {
    hub.states = { 'models/acme/old': { renamedTo: 'acme/tiny' } };
    const moved = await get('/api/models/acme/old?blobs=true');
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/api/models/acme/tiny?blobs=true']);
    expect((await fetch(`${hub.url}/acme/old/resolve/main/config.json`)).status).toBe(200);
  });
});
