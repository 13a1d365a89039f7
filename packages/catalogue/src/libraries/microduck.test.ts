import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../snippets/generate.ts';
import microduck from './microduck.ts';

const id = 'pollen-robotics/microduck-kick';
const answer = (tags: string[], revision?: string) =>
  generateSnippets(microduck, { id, tags }, revision === undefined ? {} : { revision }).snippets;

describe('microduck', () => {
  it('loads a policy into the slot its tag names', () => {
    expect(answer(['microduck-slot:kick_left'])[0]?.code.text).toBe(
      `sudo robotctl policy load kick_left ${id}`,
    );
  });

  it('asks for the slot where no tag, or a made-up one, names it', () => {
    for (const tags of [[], ['microduck-slot:$(reboot)']]) {
      const [load] = answer(tags);
      expect(load?.code.text).toBe(`sudo robotctl policy load walk ${id}`);
      expect(load?.warnings?.map(({ code }) => code)).toContain('placeholder');
    }
  });

  it('leaves the robot out where a revision is asked for, which its command cannot load', () => {
    expect(answer([], 'v1').map(({ code }) => code.language)).toEqual(['python']);
  });
});
