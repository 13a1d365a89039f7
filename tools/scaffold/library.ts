/** @module The files of a new library: its entry, and a fixture for its generator. */
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
  summary: 'One sentence about the purpose of this library.',
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
  `Fill in src/libraries/entries/${key}.ts: label, repository, tasks, and code that runs as pasted.`,
  `Add a record to test/libraries/fixtures/${key}/ for each branch of the generator.`,
  'Write the goldens and review them: UPDATE_GOLDENS=1 npm test -- --only=unit',
  'Run everything: npm test',
];
