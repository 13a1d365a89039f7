/** @module The files of a new task: its facts, marked as a placeholder, and the outline of its text. */
import { labelOf } from './names.ts';

const outline = [
  ['What it is', 'Say what goes in, what comes out, and what lies between, in words a newcomer knows.'],
  ['Where it is used', 'Name a few uses, each with the reason why this task fits it.'],
  ['How to start', 'Name a model to try first, and show its code with a line that begins with `@snippet`.'],
  ['How to choose a model', 'Say which properties matter, and what each of them costs.'],
  ['How quality is measured', 'Explain each metric in one sentence, and say when it misleads.'],
  ['Pitfalls', 'Say what goes wrong most often, and how to notice it in time.'],
] as const;

/** By path below the catalogue's package. */
export const taskFiles = (id: string): Readonly<Record<string, string>> => ({
  [`src/tasks/entries/${id}/task.ts`]: `import { defineTask } from '../../define.ts';

export default defineTask({
  label: '${labelOf(id)}',
  modality: 'other',
  summary: 'Says in one or two sentences what goes in and what comes out.',
  demo: { inputs: [], outputs: [] },
  metrics: [],
  models: [],
  datasets: [],
  spaces: [],
  widgetModels: [],
  isPlaceholder: true,
});
`,
  [`src/tasks/entries/${id}/about.md`]: outline
    .map(([title, advice]) => `## ${title}\n\n${advice}\n`)
    .join('\n'),
});

export const taskSteps = (id: string): readonly string[] => [
  `Fill in src/tasks/entries/${id}/task.ts, and take isPlaceholder out when it is done.`,
  `Write src/tasks/entries/${id}/about.md in your own words.`,
  `Name the task in the \`tasks\` of each library that serves it (src/libraries/entries/…).`,
  'See what is still missing: npm test -- --only=unit',
  'Run everything: npm test',
];
