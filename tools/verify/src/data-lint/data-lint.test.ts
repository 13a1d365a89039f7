import type { Library, Task } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { catalogueFolder } from './catalogue-folder.ts';
import type { Catalogue, Rule } from './rule.ts';
import { rules } from './rules/index.ts';

const problems = (rule: Rule, catalogue: Catalogue): string[] =>
  [...rule(catalogue)].map(({ file, message }) => `${file}: ${message}`);

describe('the data of the catalogue', () => {
  it.each(Object.entries<Rule>(rules))('follows the rule %s', (_name, rule) => {
    expect(problems(rule, catalogueFolder)).toEqual([]);
  });
});

const library: Library = {
  prettyLabel: 'Good',
  repoName: 'good',
  repoUrl: 'https://example.org/good',
  summary: 'Loads good models.',
};
const task: Task = {
  id: 'fill-mask',
  label: 'Good Task',
  modality: 'nlp',
  summary: 'A good task takes a text and gives back another one that is better in some way people agree on.',
  libraries: [],
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'a' }],
    outputs: [{ type: 'text', label: 'Output', content: 'b' }],
  },
  metrics: [{ id: 'accuracy', description: 'The share of answers that are right.' }],
  models: [{ id: 'a/b', description: 'A model that does it well enough.' }],
  datasets: [{ id: 'a/c', description: 'Examples of texts that got better.' }],
  spaces: [],
  widgetModels: [],
  subtasks: [],
  related: [],
  isPlaceholder: false,
};
/** Long enough to pass as an article, short enough to read in a failure. */
const prose = `## What it is\n\n${'A sentence about the task. '.repeat(80)}`;

const catalogue = (change: {
  library?: Partial<Library>;
  task?: Partial<Task>;
  about?: string;
  size?: number;
}): Catalogue => ({
  libraries: { good: { ...library, ...change.library } },
  tasks: { [task.id]: { ...task, ...change.task } },
  about: () => change.about ?? prose,
  assetSize: () => change.size,
  fixtures: () => ({}),
});

const image = { type: 'img', filename: 'a.webp', alt: 'A picture of something' } as const;

describe('a rule reports violations', () => {
  it('and nothing in valid data', () => {
    expect(Object.values<Rule>(rules).flatMap((rule) => problems(rule, catalogue({})))).toEqual([]);
  });

  it.each<[keyof typeof rules, string, Parameters<typeof catalogue>[0]]>([
    ['libraryUrlShape', 'is not a plain https link', { library: { repoUrl: 'http://example.org' } }],
    ['libraryUrlShape', 'is not a plain https link', { library: { docsUrl: 'https://a b' } }],
    ['libraryRuleParses', 'countDownloads', { library: { countDownloads: 'path:' } }],
    ['libraryTasksOnce', 'named twice', { library: { tasks: ['fill-mask', 'fill-mask'] } }],
    ['librarySummary', 'not a sentence', { library: { summary: 'no full stop' } }],
    ['libraryGeneratorCovered', 'has no fixture', { library: { snippets: () => [] } }],
    ['libraryGeneratorCovered', 'has no generator', { library: { filter: true } }],
    ['libraryLanguages', 'remove languages', { library: { languages: ['python'] } }],
    [
      'libraryLanguages',
      'no fixture gives a block in python',
      { library: { languages: ['python'], snippets: () => [] } },
    ],
    ['taskLengths', 'the summary has 6 characters', { task: { summary: 'Short.' } }],
    ['taskLengths', 'give one line', { task: { models: [{ id: 'a/b', description: 'Good' }] } }],
    ['taskSentences', 'the summary is not a sentence', { task: { summary: 'no capital and no full stop' } }],
    [
      'taskSentences',
      'the line for a/b is not a sentence',
      { task: { models: [{ id: 'a/b', description: 'Outstandingly good.' }] } },
    ],
    ['taskCanonicalDiffers', 'not listed under itself', { task: { canonicalId: task.id } }],
    ['taskFieldsPresent', 'names no metric', { task: { metrics: [] } }],
    ['taskFieldsPresent', 'placeholder', { task: { isPlaceholder: true } }],
    ['taskIdsWellFormed', 'is not a repository id', { task: { widgetModels: ['a b'] } }],
    ['taskLinksResolve', 'not related to itself', { task: { related: [task.id] } }],
    ['taskLinksResolve', 'does not exist', { about: '[x](/tasks/nowhere)' }],
    ['taskDemoFiles', 'is missing', { task: { demo: { ...task.demo, inputs: [image] } } }],
    ['taskDemoFiles', 'at most 40000', { task: { demo: { ...task.demo, inputs: [image] } }, size: 50_000 }],
    ['taskAboutComplete', 'has 2 words', { about: 'Few words.' }],
    ['taskAboutComplete', 'pasted code', { about: `${prose}\n\`\`\`python\nx\n\`\`\`` }],
    [
      'taskAboutComplete',
      'gives no snippet',
      { about: `${prose}\n@snippet model=a/b library=transformers task=no-such-task` },
    ],
    [
      'taskAboutComplete',
      'huggingface_hub gives no snippet',
      { about: `${prose}\n@snippet model=a/b client=huggingface_hub task=text-to-audio` },
    ],
  ])('%s: %s', (name, message, change) => {
    expect(problems(rules[name], catalogue(change)).join('\n')).toContain(message);
  });

  it('libraryLabelUnique: two libraries with the same label', () => {
    const twins = { ...catalogue({}), libraries: { a: library, b: library } };
    expect(problems(rules.libraryLabelUnique, twins)).toEqual([
      'src/libraries/entries/b.ts: its label good is that of a: make them differ',
    ]);
  });

  it('libraryKeyShape: a key that is not a file name', () => {
    expect(problems(rules.libraryKeyShape, { ...catalogue({}), libraries: { 'a/b': library } })).toHaveLength(
      1,
    );
  });
});
