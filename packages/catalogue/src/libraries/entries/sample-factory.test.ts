import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import sampleFactory from './sample-factory.ts';

it.each([
  ['ada/rl_course_vizdoom_health_gathering_supreme', 'sample-factory[vizdoom]', '<3.13'],
  ['ada/atari_2B_atari_breakout_1111', 'sample-factory[atari]', '<3.12'],
  ['ada/mujoco_ant', 'sample-factory[mujoco]', '<3.12'],
])('names the versions of Python that run %s', (id, name, python) => {
  const watch = generateSnippets(sampleFactory, { id }).snippets.at(-1);
  expect(watch?.install).toEqual([expect.objectContaining({ name, python })]);
});
