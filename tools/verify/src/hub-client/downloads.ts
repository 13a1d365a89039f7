/** @module Expected downloads of `huggingface_hub` from the stand-in hub that our tests use. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeHub, sampleRepositories, writeRepository } from '@loadout/hub/testing';

export const expectedDownloads: Readonly<Record<string, unknown>> = {
  'small file': 'llama',
  'large file': true,
  'size of a large file': true,
  commit: true,
  card: true,
  'dataset file': true,
  'whole repository': 'LORA',
  'sizes of files': true,
  tree: ['README.md', 'adapter_config.json', 'adapter_model.safetensors'],
  parameters: { BF16: 64_000, F32: 64 },
  'file that is not there': 'RemoteEntryNotFoundError',
  'repository that is not there': 'RepositoryNotFoundError',
  'gated repository': 'GatedRepoError',
  'renamed repository': 'llama',
};

/** Runs `work` with the address of a stand-in hub that has the sample repositories. */
export async function withStandIn<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-stand-in-'));
  sampleRepositories(folder);
  writeRepository(folder, 'models', 'acme/gated', { 'config.json': '{}' });
  const hub = await fakeHub([], { folder });
  hub.states = { 'models/acme/gated': 'gated', 'models/acme/renamed': { renamedTo: 'acme/tiny' } };
  try {
    return await work(hub.url);
  } finally {
    await hub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
