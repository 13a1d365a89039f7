import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const titles = (record: object, options = {}): readonly string[] =>
  librarySnippets(record, { library: 'pyannote-audio', ...options }).flatMap(({ snippets }) =>
    snippets.map(({ title }) => title),
  );

const id = 'pyannote/speaker-diarization-3.1';

describe('the log-in of pyannote.audio', () => {
  it.each([{ id }, { id, gated: 'auto' }])('is one step: %j', (record) => {
    expect(titles(record)).toEqual(['Log in', 'Diarize a recording: who speaks when']);
  });

  it.each([
    { id, gated: false },
    { id: 'ada/speaker-diarization' },
    { id: 'pyannote/wespeaker-voxceleb-resnet34-LM' },
  ])('is left out for an open repository: %j', (record) => {
    expect(titles(record)).not.toContain('Log in');
  });

  it('is left to the record on another hub', () => {
    expect(titles({ id }, { platform: { hubUrl: 'https://hub.example' } })).not.toContain('Log in');
  });
});

describe('a pipeline of the second release', () => {
  it.each(['pyannote/speaker-diarization', 'pyannote/voice-activity-detection'])(
    'is run with a release that reads its revisions: %s',
    (name) => {
      const [found] = librarySnippets({ id: name, tags: ['pyannote', 'pyannote-audio-pipeline'] });
      const snippet = found?.snippets.at(-1);
      expect(snippet?.install).toContainEqual(
        expect.objectContaining({ name: 'pyannote.audio', version: '<4', python: '<3.13' }),
      );
      expect(snippet?.code.text).toContain('print(output)');
      expect(snippet?.warnings?.map(({ message }) => message)).toContain(
        'Ask for access to pyannote/segmentation as well.',
      );
    },
  );

  it('is not that of a later one', () => {
    const [found] = librarySnippets({ id });
    expect(found?.snippets.at(-1)?.code.text).toContain('print(output.speaker_diarization)');
  });
});
