import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const firstOf = (record: object) => librarySnippets(record)[0]?.snippets[0];

it('removes the marks that SenseVoice writes', () => {
  const text = firstOf({ id: 'FunAudioLLM/SenseVoiceSmall', library_name: 'funasr' })?.code.text;
  expect(text).toContain('rich_transcription_postprocess(result[0]["text"])');
});

it('gives only the files of models that do something else, and from another hub', () => {
  const other = {
    id: 'acme/voice-detector',
    library_name: 'funasr',
    pipeline_tag: 'voice-activity-detection',
  };
  expect(firstOf(other)?.code.text).toContain('hf download');
});
