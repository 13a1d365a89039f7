import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import microduck from './microduck.ts';

const id = 'pollen-robotics/microduck-kick';
const answer = (tags: string[], revision?: string) =>
  generateSnippets(microduck, { id, tags }, revision === undefined ? {} : { revision }).snippets;

describe('microduck', () => {
  it('loads a policy into the slot of its tag', () => {
    expect(answer(['microduck-slot:kick_left'])[0]?.code.text).toBe(
      `sudo robotctl policy load kick_left ${id}`,
    );
  });

  it('adds a policy without a known slot as a skill with its name', () => {
    for (const tags of [[], ['microduck-slot:$(reboot)']])
      expect(answer(tags)[0]?.code.text).toBe(`sudo robotctl policy add kick ${id}`);
  });

  it('updates the policies shipped with the robot as a set', () => {
    const [load] = generateSnippets(microduck, { id: 'pollen-robotics/microduck-policies' }).snippets;
    expect(load?.code.text).toBe('sudo robotctl policy update');
  });

  it('omits the robot if a revision is requested, which its command cannot load', () => {
    expect(answer([], 'v1').map(({ code }) => code.language)).toEqual(['python']);
  });
});
