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
