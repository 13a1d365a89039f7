import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatasetRecord, ModelRecord } from '@loadout/catalogue/records';
import { parseRecord } from '../records/parse-record.ts';
import { type HubClient, hubClient } from '../sources/hub-client.ts';
import { fakeHub, type FakeHub, status } from '../sources/testing/fake-hub.ts';
import { endlessBody } from '../sources/testing/hub-faults.ts';
import { ggufFile, parquetFile, safetensorsFile } from '../sources/testing/sample-files.ts';
import {
  sampleRepositories,
  sampleTemplate,
  writeRepository,
} from '../sources/testing/sample-repositories.ts';
import { temporaryFolder, type TemporaryFolder } from '../store/testing/temporary.ts';
import { carryDerived } from './derived-fields.ts';
import { deriveFields } from './derive.ts';

let folder: TemporaryFolder;
let hub: FakeHub;
let client: HubClient;

beforeAll(async () => {
  folder = await temporaryFolder();
  sampleRepositories(folder.path);
  hub = await fakeHub([], { folder: folder.path });
  client = hubClient({
    baseUrl: hub.url,
    token: 'hf_test',
    contentOrigins: [hub.contentUrl],
    timeoutMs: 2000,
  });
});

beforeEach(() => {
  hub.states = {};
  hub.lastingFaults = [];
  hub.requests.length = 0;
  hub.content.length = 0;
});

afterAll(async () => {
  await hub.stop();
  await folder[Symbol.asyncDispose]();
});

async function model(id: string): Promise<ModelRecord> {
  const parsed = parseRecord('model', await client.record('model', id), 'drop');
  if (!parsed.ok) throw new Error('the record is refused');
  return deriveFields(client, 'model', parsed.record);
}

async function dataset(id: string): Promise<DatasetRecord> {
  const parsed = parseRecord('dataset', await client.record('dataset', id), 'drop');
  if (!parsed.ok) throw new Error('the record is refused');
  return deriveFields(client, 'dataset', parsed.record);
}

const tensors = { weight: { dtype: 'F32', shape: [4] } } as const;

describe('the files of a model', () => {
  it('give parameters by type, the context length and the chat template', async () => {
    const record = await model('acme/tiny');
    expect(record).toMatchObject({
      safetensors: { total: 64_064, parameters: { BF16: 64_000, F32: 64 } },
      config: {
        max_position_embeddings: 2048,
        num_hidden_layers: 2,
        tokenizer_config: { chat_template: sampleTemplate, bos_token: '<s>' },
      },
    });
    expect(record.derived?.commit).toBe(record.sha);
    expect(record.derived?.fields).toEqual(
      expect.arrayContaining(['safetensors', 'config.max_position_embeddings', 'config.tokenizer_config']),
    );
    expect(record.derived?.notices).toBeUndefined();
  });

  it('are read by range, and the token is sent only to the hub', async () => {
    await model('acme/tiny');
    const ranges = hub.content.map(({ headers }) => headers.range);
    expect(ranges).not.toContain(undefined);
    expect(hub.content.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(hub.headers.at(-1)?.authorization).toBe('Bearer hf_test');
  });

  it('of GGUF give the architecture, context length, quantization and tensors', async () => {
    expect((await model('acme/tiny-gguf')).gguf).toEqual({
      total: 64_064,
      architecture: 'llama',
      context_length: 2048,
      chat_template: sampleTemplate,
      quantization: 'Q4_K_M',
      tensors: { Q4_K: 1, F32: 1 },
    });
  });

  it('give the base model of an adapter and the class of a pipeline', async () => {
    expect((await model('acme/tiny-lora')).config?.peft).toEqual({
      base_model_name_or_path: 'acme/tiny',
      task_type: 'CAUSAL_LM',
    });
    expect((await model('acme/tiny-diffusion')).config?.diffusers).toEqual({
      _class_name: 'StableDiffusionPipeline',
    });
  });

  it('are not read for a complete record, and not again for the same commit', async () => {
    const first = await model('acme/tiny-gguf');
    hub.requests.length = 0;
    const { gguf: _, derived: __, ...bare } = first;
    const again = carryDerived(bare, first);
    expect(again).toEqual(first);
    expect(await deriveFields(client, 'model', again)).toBe(again);
    expect(carryDerived({ ...bare, sha: 'f'.repeat(40) }, first).gguf).toBeUndefined();
    expect(hub.requests).toEqual([]);
  });
});

describe('a header that cannot be read', () => {
  it.each([
    ['no length', Buffer.from('short')],
    ['a length beyond the file', Buffer.from('ffffffffffffff7f', 'hex')],
    ['no JSON', Buffer.concat([Buffer.from('0400000000000000', 'hex'), Buffer.from('nope')])],
    ['nothing', Buffer.alloc(0)],
  ])('with %s is a notice', async (_, bytes) => {
    writeRepository(folder.path, 'models', 'bad/tensors', { 'model.safetensors': bytes });
    const record = await model('bad/tensors');
    expect(record.safetensors).toBeUndefined();
    expect(record.derived?.notices?.[0]).toContain('model.safetensors: ');
  });

  it.each([
    ['no magic number', Buffer.from('not a gguf file at all')],
    [
      'a huge count',
      Buffer.concat([Buffer.from('GGUF'), Buffer.from('03000000ffffffffffffffffffffffffffffffff', 'hex')]),
    ],
    [
      'a cut tensor list',
      ggufFile({ 'general.architecture': 'llama' }, [{ name: 'w', shape: [1], type: 0 }]).subarray(0, 70),
    ],
  ])('of GGUF with %s is a notice', async (_, bytes) => {
    writeRepository(folder.path, 'models', 'bad/gguf', { 'model.gguf': bytes });
    expect((await model('bad/gguf')).derived?.notices?.[0]).toContain('model.gguf: ');
  });

  it('as JSON, or is not an object, is a notice', async () => {
    const files = { 'config.json': '{"a":', 'tokenizer_config.json': '[]' };
    writeRepository(folder.path, 'models', 'bad/json', files);
    const { derived, config } = await model('bad/json');
    expect(config).toBeUndefined();
    expect(derived?.notices).toEqual([
      'config.json: it is not JSON',
      'tokenizer_config.json: it is not a JSON object',
    ]);
  });

  it('because the repository is gated is a notice', async () => {
    hub.states = { 'models/acme/tiny': 'gated' };
    expect((await model('acme/tiny')).derived?.notices).toContain('config.json: access is restricted');
  });

  it('because the body is endless is a notice at the limit', async () => {
    hub.lastingFaults = [{ path: /resolve/, handler: endlessBody }];
    const { derived } = await model('acme/tiny-gguf');
    expect(derived?.notices?.[0]).toContain('longer than');
  });

  it('because the hub is unavailable is read again', async () => {
    hub.lastingFaults = [{ path: /resolve/, handler: status(503) }];
    expect((await model('acme/tiny-gguf')).derived?.commit).toBeUndefined();
  });

  it('because the hub redirects into a private network is a notice', async () => {
    const inner = status(302, { location: 'http://127.0.0.1:1/secret' });
    hub.lastingFaults = [{ path: /resolve/, handler: inner }];
    expect((await model('acme/tiny-gguf')).derived?.notices?.[0]).toContain('private network');
  });
});

describe('the Parquet files of a dataset', () => {
  it('give the schema, the number of rows and the first 20', async () => {
    const { preview } = await dataset('acme/rows');
    expect(preview).toMatchObject({
      file: 'data/train-00000-of-00001.parquet',
      rows: 30,
      files: 1,
      columns: [
        { name: 'text', type: expect.any(String) },
        { name: 'score', type: 'double' },
      ],
    });
    expect(preview?.first).toHaveLength(20);
    expect(preview?.first?.[3]).toEqual(['row 3', 1.5]);
  });

  it('have long cells truncated, and large columns left out', async () => {
    const noise = Array.from({ length: 100_000 }, (_, at) => Math.sin(at).toString(36)).join('');
    const rows = Array.from({ length: 4 }, (_, row) => noise.slice(row));
    const columns = { text: rows.map((row) => row.slice(0, 500)), large: rows.map((row) => row + row) };
    writeRepository(folder.path, 'datasets', 'acme/large', { 'a.parquet': parquetFile(columns) });
    const { preview } = await dataset('acme/large');
    expect(preview?.rows).toBe(4);
    expect(String(preview?.first?.[0]?.[0])).toHaveLength(200);
    expect(preview?.first?.[0]?.[1]).toBeNull();
  });

  it('come from the copy of the hub if the repository has none', async () => {
    writeRepository(folder.path, 'datasets', 'acme/lines', { 'lines.jsonl': '{}' });
    writeRepository(folder.path, 'datasets', 'acme/lines@parquet', {
      'default/test/0000.parquet': parquetFile({ text: ['test'] }),
      'default/train/0000.parquet': parquetFile({ text: ['first', 'second'] }),
    });
    const { preview, derived } = await dataset('acme/lines');
    expect(preview).toMatchObject({
      file: 'default/train/0000.parquet',
      revision: 'refs/convert/parquet',
      rows: 2,
      files: 2,
      first: [['first'], ['second']],
    });
    expect(derived?.fields).toEqual(['preview']);
  });

  it('that the hub has not converted yet are not recorded, so that they are requested again', async () => {
    writeRepository(folder.path, 'datasets', 'acme/text', { 'a.txt': 'a' });
    expect(await dataset('acme/text')).not.toHaveProperty('derived');
    hub.lastingFaults = [{ path: /tree/, handler: status(200, {}, '{"oops"') }];
    expect(await dataset('acme/text')).not.toHaveProperty('preview');
  });

  it('that are damaged are a notice', async () => {
    const whole = parquetFile({ text: ['a', 'b'] });
    const broken = Buffer.concat([Buffer.alloc(whole.length - 40), whole.subarray(-40)]);
    writeRepository(folder.path, 'datasets', 'bad/rows', { 'a.parquet': broken });
    const { derived, preview } = await dataset('bad/rows');
    expect(preview).toBeUndefined();
    expect(derived?.notices?.[0]).toContain('a.parquet: ');
  });
});

it('a small safetensors file is read without the content host', async () => {
  writeRepository(folder.path, 'models', 'acme/small', { 'model.safetensors': safetensorsFile(tensors) });
  expect((await model('acme/small')).safetensors?.total).toBe(4);
  expect(hub.content).toEqual([]);
});
