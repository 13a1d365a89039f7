import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceSnippets } from '../snippets.ts';
import { painter } from '../request/records.testing.ts';

describe('a call with curl', () => {
  it('starts a job in the first block and waits for it in the second', () => {
    const [first, second] = inferenceSnippets(painter, { provider: 'fal-ai', clients: ['curl'] });
    expect(first?.code.text).toMatch(/^curl|^# 5 steps/);
    expect(first?.code.text).not.toContain('sleep');
    expect(second).toMatchObject({ client: 'curl', title: 'Wait for the result' });
  });

  it('is one block with error handling', () => {
    const options = { provider: 'fal-ai', clients: ['curl'], errorHandling: true };
    expect(inferenceSnippets(painter, options)).toHaveLength(1);
  });
});

it.each([
  ['hf-inference', '--data-binary @-o.flac'],
  ['fal-ai', 'base64 < ./-o.flac'],
])('takes a file name that begins with a dash as a file: curl, %s', (provider, file) => {
  const record = { id: 'acme/tern-1', pipeline_tag: 'automatic-speech-recognition' };
  const [first] = inferenceSnippets(record, { provider, inputs: '-o.flac', clients: ['curl'] });
  expect(first?.code.text).toContain(file);
});

it('downloads the sample it sends, but no file of the caller', () => {
  const record = { id: 'acme/tern-1', pipeline_tag: 'image-classification' };
  for (const { code } of inferenceSnippets(record, { provider: 'hf-inference' }))
    expect(code.text).toContain('/resolve/main/cats.jpg');
  for (const { code } of inferenceSnippets(record, { provider: 'hf-inference', inputs: 'mine.jpg' }))
    expect(code.text).not.toContain('resolve/main');
});

const codeOf = (record: ModelRecord, provider: string, client: string): string =>
  inferenceSnippets(record, { provider, clients: [client] })
    .map(({ code }) => code.text)
    .join('\n');

describe('a result that services return in two forms', () => {
  it.each([
    ['requests', 'answer["output"][0] if isinstance(answer["output"], list) else answer["output"]'],
    ['fetch', '[answer.output].flat()[0]'],
    ['curl', '([.output] | flatten[0])'],
  ])('one URL or a list of them: %s', (client, expression) => {
    expect(codeOf(painter, 'replicate', client)).toContain(expression);
  });

  it.each([
    ['requests', '(answer.get("audio") or answer["audio_file"])["url"]'],
    ['fetch', '(answer.audio ?? answer.audio_file).url'],
    ['curl', '(.audio // .audio_file).url'],
  ])('either of two fields: %s', (client, expression) => {
    expect(codeOf({ ...painter, pipeline_tag: 'text-to-audio' }, 'fal-ai', client)).toContain(expression);
  });
});
