import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TaskRail } from './task-rail.tsx';

const task = {
  label: 'Text-to-Speech',
  libraries: [],
  subtasks: [],
  youtubeId: undefined,
  source: 'https://example.com/task',
};
const audio = { id: 'text-to-audio', label: 'Text-to-Audio' };
const recognition = { id: 'automatic-speech-recognition', label: 'Automatic Speech Recognition' };

const tasksIn = (rail: Parameters<typeof TaskRail>[0]['task']): readonly string[] =>
  renderToStaticMarkup(<TaskRail task={rail} />).match(/(?<=href="\/tasks\/)[\w-]+/g) ?? [];

it('lists the broader task once, before the related ones', () => {
  expect(tasksIn({ ...task, broader: audio, related: [recognition, audio] })).toEqual([
    'text-to-audio',
    'automatic-speech-recognition',
  ]);
  expect(tasksIn({ ...task, broader: audio, related: [] })).toEqual(['text-to-audio']);
  expect(tasksIn({ ...task, broader: undefined, related: [recognition] })).toEqual([
    'automatic-speech-recognition',
  ]);
  expect(tasksIn({ ...task, broader: undefined, related: [] })).toEqual([]);
});
