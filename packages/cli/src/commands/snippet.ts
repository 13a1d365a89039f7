/** @module `loadout snippet`: the code for one model, from the records here or from the options alone. */
import { type LibrarySnippets, toMarkdown } from '@loadout/catalogue';
import { librarySnippetsJson, NotFoundError, type Services } from '@loadout/server';
import { type Command, CommandError, readArguments, UsageError } from '../command.ts';
import { openLocalServices } from '../local-services.ts';
import { givenRecord, type RecordOptions, saysEnough } from '../snippet/given-record.ts';
import { managersOf } from '../snippet/managers.ts';
import { printLibrary } from '../snippet/print.ts';
import { writeJson, writeLine } from '../terminal.ts';

const options = {
  library: { type: 'string', short: 'l', value: 'KEY', description: 'Only this library.' },
  task: { type: 'string', value: 'ID', description: 'The task, where the record does not say it.' },
  tag: { type: 'string', multiple: true, value: 'TAG', description: 'A tag, beside those of the record.' },
  revision: { type: 'string', value: 'REF', description: 'Branch, tag or commit to pin.' },
  quantization: { type: 'string', value: 'LABEL', description: 'For GGUF files, such as Q4_K_M.' },
  language: { type: 'string', value: 'NAME', description: 'Only blocks in this language.' },
  'install-manager': {
    type: 'string',
    value: 'NAME',
    description: 'Install with pip, uv, conda, npm, pnpm, brew …',
  },
  all: { type: 'boolean', short: 'a', description: 'Every library that fits, not only the best.' },
  json: { type: 'boolean', description: 'Print JSON.' },
  markdown: { type: 'boolean', description: 'Print Markdown.' },
} as const;

export const command: Command = {
  usage: '<id> [options]',
  options,
  examples: [
    'loadout snippet sentence-transformers/all-MiniLM-L6-v2',
    'loadout snippet me/my-model --library diffusers --task text-to-image --install-manager uv',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const [id, ...rest] = positionals;
    if (id === undefined || rest.length > 0) throw new UsageError('Name one model.');
    const managers = managersOf(values['install-manager']);
    const services = await openLocalServices(terminal);
    try {
      const model = await recordOf(services, id, values);
      const { library, revision, quantization } = values;
      const found = await services.snippets({ model, library, options: { revision, quantization } });
      const results = inLanguage(values.all === true ? found : found.slice(0, 1), values.language);
      if (values.json === true) return writeJson(terminal, results.map(librarySnippetsJson));
      if (values.markdown === true) return writeLine(terminal.stdout, results.map(resultMarkdown).join('\n'));
      for (const result of results) printLibrary(result, managers, terminal);
    } finally {
      await services.close();
    }
  },
};

async function recordOf(services: Services, id: string, given: RecordOptions) {
  const known = await services.model(id);
  if (known === undefined && !saysEnough(given)) {
    const unknown = new NotFoundError('model', id, await services.nearest('model', id));
    throw new CommandError(
      `${unknown.message} For another model say what it is with --library, --task or --tag.`,
    );
  }
  return givenRecord(id, known, given);
}

function inLanguage(
  results: readonly LibrarySnippets[],
  language: string | undefined,
): readonly LibrarySnippets[] {
  if (language === undefined) return results;
  const kept = results.map((result) => ({
    ...result,
    snippets: result.snippets.filter(({ code }) => code.language === language),
  }));
  if (kept.some(({ snippets }) => snippets.length > 0)) return kept;
  throw new CommandError(`There is no snippet in ${JSON.stringify(language)} for this model.`);
}

const resultMarkdown = ({ library, notice, snippets }: LibrarySnippets): string =>
  [`## ${library}`, ...(notice === undefined ? [] : [notice.message]), toMarkdown(snippets)].join('\n\n');
