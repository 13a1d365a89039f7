import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const textOf = (record: object, options: Parameters<typeof librarySnippets>[1] = {}): string =>
  (librarySnippets(record, options)[0]?.snippets ?? []).map(({ code }) => code.text).join('\n');

const senseVoice = { id: 'FunAudioLLM/SenseVoiceSmall', library_name: 'funasr' };

it('removes the marks that SenseVoice writes', () => {
  expect(textOf(senseVoice)).toContain('rich_transcription_postprocess(result[0]["text"])');
});

it.each([
  [{ id: 'acme/voice-detector', library_name: 'funasr', pipeline_tag: 'voice-activity-detection' }, {}],
  [senseVoice, { platform: { hubUrl: 'https://hub.example' } }],
])('gives only the files of another task, and from another hub: %j, %j', (record, options) => {
  expect(textOf(record, options)).toContain('hf download');
  expect(textOf(record, options)).not.toContain('AutoModel(');
});
