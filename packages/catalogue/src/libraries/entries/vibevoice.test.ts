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

it.each([
  [{ id: 'harbour/vibevoice-hindi-7b' }, 'नौका', false],
  [{ id: 'harbour/VibeVoice_7B_hun_v2' }, 'komp', false],
  [{ id: 'harbour/vibevoice-tides', cardData: { language: 'de' } }, 'Fähre', false],
  [{ id: 'harbour/vibevoice-tides', cardData: { language: 'sv' } }, 'ferry', true],
  [{ id: 'harbour/vibevoice-tides', cardData: { language: ['en', 'zh'] } }, 'ferry', false],
])(
  'reads a script in the language of the voice, or says that there is none: %j',
  (record, word, isForeign) => {
    const [snippet] = librarySnippets({ ...record, pipeline_tag })[0]?.snippets ?? [];
    expect(snippet?.code.text).toContain(word);
    expect(snippet?.warnings?.some(({ message }) => message.includes('a script in the language'))).toBe(
      isForeign,
    );
  },
);
