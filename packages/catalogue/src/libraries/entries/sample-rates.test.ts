import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const text = (library: string): string =>
  librarySnippets({ id: 'ada/voice' }, { library })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');

describe('sample rates', () => {
  it('dia writes dialogues at 44100 Hz', () => {
    expect(text('dia-tts')).toMatch(/sf\.write\(.*, 44100\)/);
  });

  it.each(['chat_tts', 'kimi-audio', 'kittentts', 'vibevoice', 'vui'])(
    '%s writes speech at 24000 Hz',
    (name) => {
      expect(text(name)).toMatch(/sf\.write\(.*, 24000\)/);
    },
  );
});
