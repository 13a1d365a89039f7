import { CatalogueError, type ModelRecord, py, readModel, sh } from '@loadout/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpShell } from './shell/setup.ts';
import { type Generate, tryHostile, tryMalformed, tryPlain } from './trial.ts';

const record: ModelRecord = {
  id: 'owner/name',
  tags: ['one', 'two'],
  pipeline_tag: 'text-generation',
  mask_token: '[MASK]',
  widgetData: [{ text: 'Hello', table: { column: ['1'] } }],
  siblings: [{ rfilename: 'model.gguf' }],
};

const textOf = (given: unknown): string => readModel(given).model.widgetData?.[0]?.text ?? 'default';

const python =
  (write: (id: string, text: string) => string): Generate =>
  (given) => [{ language: 'python', text: write(readModel(given).model.id, textOf(given)) }];

const shell =
  (write: (id: string) => string): Generate =>
  (given) => [{ language: 'shell', text: write(readModel(given).model.id) }];

/** A correct generator: a branch by tag, a value in three places, two languages. */
const sound: Generate = (given) => {
  const { model } = readModel(given);
  const loud = model.tags?.includes('one') ?? false;
  const columns = Object.keys(model.widgetData?.[0]?.table ?? {});
  return [
    py`
      from package import load

      model = load(${model.id}, text=${textOf(given)}, columns=${columns}, loud=${loud})
      print(model)
    `,
    sh`load ${model.id} --text ${textOf(given)}`,
  ];
};

const careless: Generate = (given) => [py`print(${`${readModel(given).model.pipeline_tag}`})`];

const crashing: Generate = (given) => {
  const { tags } = readModel(given).model;
  if (!tags) throw new Error('no tags');
  return [py`print(${tags.length})`];
};

const refusing: Generate = () => {
  throw new CatalogueError('invalid-record', 'no', 'id');
};

beforeAll(setUpShell, 300_000);

describe('a generator that writes values through the tags', () => {
  it('passes', async () => {
    expect(await tryPlain(record, sound)).toEqual([]);
    expect(await tryHostile(record, sound)).toEqual([]);
    expect(await tryMalformed(record, sound)).toEqual([]);
  });
});

describe('a generator is reported that', () => {
  it.each([
    ['writes an id between double quotes', python((id) => `print("${id}")`)],
    ['writes an id between single quotes', python((id) => `print('${id}')`)],
    ['writes an id between triple quotes', python((id) => `print("""${id}""")`)],
    ['escapes quotes but not backslashes', python((id) => `print("${id.replaceAll('"', '\\"')}")`)],
    ['writes JSON, which hides characters from the reader', python((id) => `print(${JSON.stringify(id)})`)],
    ['writes a text into a comment', python((_, text) => `print()  # ${text}`)],
    ['writes a text as code', python((_, text) => `print(${/^\w+$/.test(text) ? `"${text}"` : text})`)],
    ['writes an id as a bare word', shell((id) => `load ${id}`)],
    ['writes an id between apostrophes', shell((id) => `load '${id}'`)],
    ['writes an id between double quotes in the shell', shell((id) => `load "${id}"`)],
    ['lets an id become an option', shell((id) => `load '${id.replaceAll("'", String.raw`'\''`)}'`)],
  ])('%s', async (_, generate) => {
    expect(await tryPlain(record, generate)).toEqual([]);
    expect(await tryHostile(record, generate)).not.toEqual([]);
  });

  it('prints missing values', async () => {
    expect(await tryMalformed(record, careless)).not.toEqual([]);
  });

  it('crashes', async () => {
    expect(await tryMalformed(record, crashing)).toContainEqual(expect.stringContaining('Error: no tags'));
  });
});

it('a typed error is a valid result', async () => {
  expect(await tryHostile(record, refusing)).toEqual([]);
  expect(await tryMalformed(record, refusing)).toEqual([]);
  expect(await tryPlain(record, refusing)).not.toEqual([]);
});
