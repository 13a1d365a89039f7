import { defaultRule, printRule } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query: Readonly<Record<string, string>> = {}) =>
  page.load(inputFor(services, `/downloads?${new URLSearchParams(query)}`));

const usual = printRule(defaultRule);

describe('/downloads', () => {
  it.each(['', '  '])('has the default rule where the URL has "%s"', async (rule) => {
    const data = await load({ rule });
    expect(data.rule).toBe(usual);
    expect(data.problem).toBeUndefined();
    expect(data.defaultRule.text).toBe(usual);
    expect(data.sentence).toBe(data.defaultRule.sentence);
    expect(data.tested).toEqual({ paths: '', results: [] });
  });

  it('reads a rule in words, as SQL with bound values, and for Elasticsearch', async () => {
    const data = await load({ rule: ' path:"tide.json" ' });
    expect(data.rule).toBe('path:"tide.json"');
    expect(data.sentence).toContain('tide.json');
    expect(data.sql).toContain('-- $1 = "tide.json"');
    expect(data.sql?.split('\n')[0]).not.toContain('tide.json');
    expect(JSON.parse(data.elasticsearch ?? '')).toBeTypeOf('object');
  });

  it('tests paths by the rule', async () => {
    const { tested } = await load({ rule: 'path:"tide.json"', paths: 'tide.json\nebb.json' });
    expect(tested.results).toEqual([
      { path: 'tide.json', counts: true },
      { path: 'ebb.json', counts: false },
    ]);
  });

  it('says what is wrong with a rule, and keeps the paths without results', async () => {
    const data = await load({ rule: 'path:', paths: 'config.json\nREADME.md' });
    expect(data.problem).toBeTypeOf('string');
    expect(data).toMatchObject({ sentence: undefined, sql: undefined, elasticsearch: undefined });
    expect(data.tested).toEqual({ paths: 'config.json\nREADME.md', results: [] });
  });

  it('cuts a rule that is too long', async () => {
    expect((await load({ rule: `path:"${'x'.repeat(3000)}"` })).rule).toHaveLength(2000);
  });

  it('lists the libraries with a rule of their own, by name, in words', async () => {
    const { libraries } = await load();
    expect(libraries.map(({ key }) => key).toSorted()).toEqual(
      services
        .libraries()
        .filter(({ countDownloads }) => countDownloads !== usual)
        .map(({ key }) => key)
        .toSorted(),
    );
    const labels = libraries.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    expect(labels).not.toEqual(labels.toSorted());
    const markdown = page.markdown(await load(), inputFor(services, '/downloads'));
    expect(markdown).toContain(`Default: \`${usual}\`.`);
    expect(markdown).toContain('](/libraries/ultralytics.md)');
    expect(markdown).toContain('| any file ending in `.pth` |');
  });

  it('marks the file names of a rule, and repeats no words in every row', async () => {
    const { libraries } = await load();
    expect(libraries.find(({ key }) => key === 'lightglue')?.counted).toEqual([
      { text: 'any file ending in ', literal: false },
      { text: '.pth', literal: true },
      { text: ', or for ', literal: false },
      { text: 'config.json', literal: true },
    ]);
    const words = libraries.map(({ counted }) => counted.map(({ text }) => text).join(''));
    expect(words.filter((text) => /^Counts|\.$/.test(text))).toEqual([]);
  });

  it('filters the libraries by name and file', async () => {
    const { libraries, all } = await load({ q: 'depth .pth' });
    expect(libraries.map(({ key }) => key)).toEqual(['depth-anything-v2']);
    expect(all).toBe((await load()).libraries.length);
    expect((await load({ q: 'no-such-file' })).libraries).toEqual([]);
  });
});
