/** @module The files of a new task: its facts, marked as a placeholder, and an outline of its text. */
import { labelOf } from './names.ts';

const outline = [
  ['What it is', 'Describe the input, the output, and the steps in between, for newcomers.'],
  ['Where it is used', 'List a few uses, each with the reason why this task fits.'],
  ['How to start', 'Name a model to try first, and show its code with a line that begins with `@snippet`.'],
  ['How to choose a model', 'List the properties that matter, and the cost of each.'],
  ['How quality is measured', 'Explain each metric in one sentence, and when it is misleading.'],
  ['Pitfalls', 'List the most common problems, and how to detect them early.'],
] as const;

/** By path below the catalogue's package. */
export const taskFiles = (id: string): Readonly<Record<string, string>> => ({
  [`src/tasks/entries/${id}/task.ts`]: `import { defineTask } from '../../define.ts';

export default defineTask({
  label: '${labelOf(id)}',
  modality: 'other',
  summary: 'One or two sentences about input and output.',
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
  `Fill in src/tasks/entries/${id}/task.ts, and remove isPlaceholder when it is done.`,
  `Write src/tasks/entries/${id}/about.md in your own words.`,
  `Add the task to the \`tasks\` of each library that supports it (src/libraries/entries/…).`,
  'List what is missing: npm test -- --only=unit',
  'Run everything: npm test',
];
