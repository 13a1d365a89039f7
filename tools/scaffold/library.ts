/** @module The files of a new library: its own, and a fixture that covers its generator. */
import { pythonModuleOf } from './names.ts';

/** By path below the catalogue's package. */
export const libraryFiles = (key: string): Readonly<Record<string, string>> => {
  const module = pythonModuleOf(key);
  const library = `import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: '${key}',
  repoName: '${key}',
  repoUrl: 'https://github.com/${key}/${key}',
  summary: 'Says in one sentence what this library is for.',
  languages: ['python'],
  tasks: [],

  snippets(model, context) {
    return [
      {
        title: 'Load the model',
        install: [pip('${key}')],
        code: py\`
          import ${module}

          model = ${module}.load(\${model.id}\${py.rest({ revision: context.revision })})
          print(model)
        \`,
      },
    ];
  },
});
`;
  const fixture = `{
  "id": "owner/${key}-model",
  "library_name": "${key}",
  "tags": ["${key}"]
}
`;
  return {
    [`src/libraries/entries/${key}.ts`]: library,
    [`test/libraries/fixtures/${key}/plain.json`]: fixture,
  };
};

export const librarySteps = (key: string): readonly string[] => [
  `Write what is true of ${key} into src/libraries/entries/${key}.ts: label, repository, tasks, and code that runs as pasted.`,
  `Give test/libraries/fixtures/${key}/ one record for each branch of the generator.`,
  'Write the goldens and read them: UPDATE_GOLDENS=1 npm test -- --only=unit',
  'Run everything: npm test',
];
