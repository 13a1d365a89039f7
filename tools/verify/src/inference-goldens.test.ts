/** @module Golden files of inference requests and snippets, written by `UPDATE_GOLDENS=1`; a missing one fails. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fileExtensions,
  inferenceMatrix,
  type InferenceOptions,
  inferenceRequest,
  inferenceSnippets,
  type ModelRecord,
  providers,
} from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { catalogueFolder, filesBelow } from './fixtures.ts';

const folder = catalogueFolder('inference/goldens');
const chatTasks = new Set(['text-generation', 'image-text-to-text']);

const recordOf = (task: string): ModelRecord => ({
  id: 'acme/tern-1',
  pipeline_tag: task,
  tags: chatTasks.has(task) ? ['conversational'] : [],
});

const tasksOf = (provider: string): string[] =>
  inferenceMatrix().flatMap((entry) => (entry.provider === provider ? [entry.task] : []));

/** `requests/<provider>.json`: for each task, the request through the router and the direct one. */
function requestsOf(provider: string): string {
  const requests = tasksOf(provider).map((task) => [
    task,
    {
      routed: inferenceRequest(recordOf(task), { provider }),
      direct: inferenceRequest(recordOf(task), { provider, directRequest: true }),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(requests), null, 2)}\n`;
}

/** `snippets/<provider>/<task>/<client>.<extension>`. */
function snippetsOf(
  provider: string,
  task: string,
  name: string,
  options: InferenceOptions,
): [string, string][] {
  const snippets = inferenceSnippets(recordOf(task), { provider, ...options });
  return snippets.map(({ client, language, code }, at) => {
    const isNext = snippets[at - 1]?.client === client && snippets[at - 1]?.language === language;
    const file = `${client}${isNext ? '.2' : ''}.${fileExtensions[language]}`;
    return [`snippets/${provider}/${name}/${file}`, `${code.text}\n`];
  });
}

/** The hub's tasks in all clients, a provider with a queue, one with links, one with base64, and a stream. */
const expected = new Map<string, string>([
  ...Object.keys(providers).map((provider): [string, string] => [
    `requests/${provider}.json`,
    requestsOf(provider),
  ]),
  ...tasksOf('hf-inference').flatMap((task) => snippetsOf('hf-inference', task, task, {})),
  ...tasksOf('fal-ai').flatMap((task) => snippetsOf('fal-ai', task, task, { directRequest: true })),
  ...snippetsOf('auto', 'text-generation', 'streaming', { streaming: true, billTo: 'acme-labs' }),
  ...snippetsOf('auto', 'text-to-video', 'text-to-video', {}),
  ...snippetsOf('auto', 'text-generation', 'error-handling', { streaming: true, errorHandling: true }),
  ...snippetsOf('fal-ai', 'text-to-video', 'error-handling', { errorHandling: true }),
  ...snippetsOf('replicate', 'text-to-image', 'text-to-image', {}),
  ...snippetsOf('nscale', 'text-to-image', 'text-to-image', {}),
  ...snippetsOf('together', 'automatic-speech-recognition', 'automatic-speech-recognition', {}),
]);

if (process.env['UPDATE_GOLDENS'] === '1') {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of expected) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
};

describe('every request and snippet equals its golden file (UPDATE_GOLDENS=1 updates it)', () => {
  it.each([...expected.keys()])('%s', (file) => {
    expect(read(file)).toBe(expected.get(file));
  });

  it('and no golden file is unused', () => {
    expect(filesBelow(folder).filter((file) => !expected.has(file))).toEqual([]);
  });
});
