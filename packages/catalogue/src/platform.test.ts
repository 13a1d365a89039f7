import { describe, expect, it } from 'vitest';
import { appSnippets } from './apps/snippets.ts';
import { CatalogueError } from './errors.ts';
import { inferenceSnippets } from './inference/snippets.ts';
import { librarySnippets } from './libraries/snippets.ts';
import { huggingFace } from './platform.ts';
import { platformRules, readPlatform } from './snippets/platform-rules.ts';

const refusal = (field: string, value: unknown): CatalogueError => {
  try {
    readPlatform({ [field]: value });
  } catch (error) {
    if (CatalogueError.is(error)) return error;
  }
  throw new Error(`${field} was accepted`);
};

describe('a platform', () => {
  it('has the fields of the public hub as defaults, and removes trailing slashes of URLs', () => {
    expect(readPlatform({ hubUrl: 'https://hub.acme.example/models/' })).toEqual({
      ...huggingFace,
      hubUrl: 'https://hub.acme.example/models',
    });
  });

  it('is valid as the public hub, and is frozen after it was read', () => {
    expect(readPlatform({ ...huggingFace })).toEqual(huggingFace);
    expect(Object.isFrozen(readPlatform({ name: 'Acme' }))).toBe(true);
  });

  it.each([
    ['name', ''],
    ['name', 'Acme\nHub'],
    ['name', 'Acme\u202e'],
    ['name', 5],
    ['hubUrl', 'ftp://hub.example'],
    ['hubUrl', 'https://user:secret@hub.example'],
    ['hubUrl', 'https://hub.example?x=1'],
    ['hubUrl', 'https://hub.example/$(id)'],
    ['routerUrl', 'https://-x'],
    ['spaceUrl', 'https://spaces.example'],
    ['staticSpaceUrl', 'javascript:{subdomain}'],
    ['notebookUrl', 'https://notebooks.example'],
    ['notebookUrl', 'javascript:{url}'],
    ['notebookUrl', 'https://notebooks.example/"{url}'],
    ['samplesUrl', 'samples'],
    ['samplesUrl', '/srv/my samples'],
    ['samplesUrl', 'file:///srv/samples'],
    ['tokenVariable', 'TOKEN;ls'],
    ['tokenVariable', '1TOKEN'],
    ['endpointVariable', 'A=1'],
    ['billingHeader', 'X-Bill: a\r\nX'],
    ['inferencePackage', '--registry=https://evil.example'],
    ['inferencePackage', '@scope/../x'],
    ['hubPackage', '--index-url=https://evil.example'],
    ['hubPackage', 'git+https://evil.example'],
    ['hubCommand', 'rm -rf'],
  ])('refuses %s = %j, names the field and says what is allowed', (field, value) => {
    const error = refusal(field, value);
    expect(error).toMatchObject({ code: 'invalid-option', where: `platform.${field}` });
    expect(error.message).toBe(
      `platform.${field}: expected ${Object.entries(platformRules).find(([name]) => name === field)?.[1].expected}.`,
    );
  });

  it('refuses a field that does not exist', () => {
    expect(refusal('hub', 'x').message).toContain(
      'platform.hub: unknown field; expected one of name, hubUrl',
    );
  });

  it.each([
    ['libraries', librarySnippets],
    ['apps', appSnippets],
    ['inference', inferenceSnippets],
  ])('is read by the snippets of %s', (_, make) => {
    const record = {
      id: 'acme/x-GGUF',
      pipeline_tag: 'text-generation',
      tags: ['conversational', 'gguf'],
      gguf: {},
    };
    const platform = { hubPackage: '--index-url=https://evil.example' };
    expect(() => make(record, { platform })).toThrow('platform.hubPackage: expected a Python package');
  });
});
