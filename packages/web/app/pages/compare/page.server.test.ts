import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

const gguf = (name: string, size: number) => ({
  id: `harbour/${name}-GGUF`,
  pipeline_tag: 'text-generation',
  tags: ['gguf', 'license:mit'],
  gguf: { total: size * 2, context_length: 32_768 },
  siblings: [{ rfilename: `${name}-Q4_K_M.gguf`, size }],
});

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  for (const record of [gguf('tide', 4.9e9), gguf('ebb', 20e9), { id: 'harbour/silent' }])
    await services.put('model', record.id, record);
});
afterAll(() => services.close());

const load = (query: string, cookie = '') => {
  const input = inputFor(services, `/compare?${query}`);
  return page.load({ ...input, request: new Request(input.url, { headers: { cookie } }) });
};
const both = 'models=harbour/tide-GGUF,harbour/ebb-GGUF';
const rowOf = ({ facts }: Awaited<ReturnType<typeof load>>, name: string) =>
  facts.find((row) => row.name === name)?.cells.map((cell) => cell.map(({ label }) => label));

describe('/compare', () => {
  it('has a row for each known fact, and none for what no model has', async () => {
    const data = await load(both);
    expect(rowOf(data, 'Size')).toEqual([['9.8B parameters'], ['40B parameters']]);
    expect(rowOf(data, 'Context')).toEqual([['32,768 tokens'], ['32,768 tokens']]);
    expect(rowOf(data, 'Languages')).toBeUndefined();
    expect(data.code.map(({ id }) => id)).toEqual(['harbour/tide-GGUF', 'harbour/ebb-GGUF']);
  });

  it('marks at which quantization each fits the remembered machine', async () => {
    const { memory, plot } = await load(both, 'machine=16');
    const q4 = memory.find(({ label }) => label === 'Q4_K_M');
    expect(q4?.cells.map((cell) => cell?.fit?.label)).toEqual(['Fits', 'Too large']);
    expect(memory.find(({ label }) => label === 'Q8_0')?.cells[0]?.text).toMatch(/^about /);
    expect(plot).toMatchObject({ line: { label: 'My machine, 16 GiB' }, rows: { length: 2 } });
  });

  it('accepts the models of checkboxes and of the form', async () => {
    const { models } = await load('models=harbour/tide-GGUF&models=harbour/ebb-GGUF&add=harbour/silent');
    expect(models.map(({ id }) => id)).toEqual(['harbour/tide-GGUF', 'harbour/ebb-GGUF', 'harbour/silent']);
    expect(models[0]?.withoutHref).toBe('/compare?models=harbour/ebb-GGUF,harbour/silent');
  });

  it.each([
    ['', 0, []],
    ['models=harbour/tide-GGUF', 1, []],
    ['models=harbour/tide-GGUF,harbour/tide-GGUF', 1, []],
    ['models=harbour/tide-GGUF&models=Harbour/Tide-gguf', 1, []],
    ['models=harbour/silent&add=https://huggingface.co/harbour/tide-GGUF', 2, []],
    [`${both},harbour/tidy-GGUF`, 2, ['There is no model “harbour/tidy-GGUF” here.']],
    [`${both}&context=0`, 2, ['“0” is no context length: memory is given for 4,096 tokens.']],
    [
      `${both},harbour/silent,openai/whisper-large-v3,google-bert/bert-base-uncased`,
      4,
      ['At most 4 models are compared: google-bert/bert-base-uncased was left out.'],
    ],
  ])('compares what it can of %j', async (query, count, problems) => {
    const data = await load(query);
    expect(data.models).toHaveLength(count);
    expect(data.problems.map(({ message }) => message)).toEqual(problems);
    expect(data.facts.length > 0).toBe(count >= 2);
  });

  it('names no more than five problems', async () => {
    const names = Array.from({ length: 9 }, (_unused, n) => `harbour/none-${n}`);
    const { problems } = await load(`models=${names.join(',')}`);
    expect(problems.map(({ message }) => message)).toEqual(
      names.slice(0, 5).map((name) => `There is no model “${name}” here.`),
    );
  });

  it('takes another model until there are four', async () => {
    const four = `${both},harbour/silent,openai/whisper-large-v3`;
    expect([(await load(both)).open, (await load(four)).open]).toEqual([true, false]);
  });

  it('says what is wrong in Markdown too', async () => {
    const input = inputFor(services, `/compare?${both},harbour/none`);
    expect(page.markdown(await page.load(input), input)).toContain('There is no model “harbour/none” here.');
  });

  it('has twins', async () => {
    const input = inputFor(services, `/compare?${both}`);
    const data = await page.load(input);
    expect(page.markdown(data, input)).toContain('| Q4_K_M |');
    expect(page.json?.(data)).toMatchObject({ models: [{ id: 'harbour/tide-GGUF' }, { license: 'mit' }] });
  });
});
