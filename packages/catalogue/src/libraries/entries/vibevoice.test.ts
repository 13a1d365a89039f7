import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const offered = (record: object) => librarySnippets(record).map(({ library }) => library);

const pipeline_tag = 'text-to-speech';

it.each([
  { id: 'microsoft/VibeVoice-1.5B', library_name: 'transformers', pipeline_tag, tags: ['vibevoice'] },
  { id: 'microsoft/VibeVoice-Realtime-0.5B', library_name: 'transformers', pipeline_tag },
  { id: 'harbour/VibeVoice-Large', pipeline_tag },
])('comes in place of Transformers, which does not load the format of its authors: %j', (record) => {
  expect(offered(record)).toEqual(['vibevoice']);
});

it('leaves converted copies to Transformers', () => {
  const record = { id: 'vibevoice/VibeVoice-1.5B-hf', library_name: 'transformers', pipeline_tag };
  expect(offered(record)).toEqual(['transformers']);
});

it.each(['harbour/vibevoice-tides-lora', 'harbour/vibevoice-gguf'])('is not offered for %s', (id) => {
  expect(offered({ id, pipeline_tag })).not.toContain('vibevoice');
});

it('runs the streaming model with its own classes, and a voice of the repository', () => {
  const [found] = librarySnippets({ id: 'microsoft/VibeVoice-Realtime-0.5B', pipeline_tag });
  expect(found?.snippets[0]?.code.text).toContain('VibeVoiceStreamingProcessor.from_pretrained(source)');
  expect(found?.snippets[0]?.install).toContainEqual(
    expect.objectContaining({ kind: 'checkout', install: ['-e', '.[streamingtts]'] }),
  );
});
