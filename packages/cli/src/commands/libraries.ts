/** @module `loadout libraries`. */
import { isTaskId } from '@loadout/catalogue';
import { catalogueServices, libraryNamed, NotFoundError } from '@loadout/server';
import { type Command, optionalArgument, readArguments } from '../command.ts';
import { outOption } from '../out.ts';
import { columns, styled } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  json: { type: 'boolean', description: 'Print JSON.' },
  task: { type: 'string', value: 'ID', description: 'Only libraries that support this task.' },
  out: outOption,
} as const;

export const command: Command = {
  usage: '[key] [options]',
  options,
  choices: catalogueServices.libraries().map(({ key }) => key),
  examples: ['loadout libraries --task text-to-image', 'loadout libraries diffusers --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const key = optionalArgument(positionals, 'library key');
    if (key !== undefined) return showLibrary(key, values.json === true, terminal);
    const { task } = values;
    if (task !== undefined && !isTaskId(task))
      throw new NotFoundError('task', task, catalogueServices.nearest('task', task));
    const libraries = catalogueServices
      .libraries()
      .filter((library) => task === undefined || library.tasks.includes(task));
    if (values.json === true) return writeJson(terminal, libraries);
    const rows = libraries.map(({ key: name, prettyLabel, languages }) => [
      name,
      prettyLabel,
      languages.join(', '),
    ]);
    writeLine(terminal.stdout, columns(rows));
  },
};

function showLibrary(key: string, json: boolean, terminal: Terminal): void {
  const library = libraryNamed(key);
  if (json) return writeJson(terminal, library);
  const rows = [
    ['Repository', library.repoUrl],
    ['Documentation', library.docsUrl ?? '–'],
    ['Tasks', library.tasks.join(', ') || '–'],
    ['Snippets', library.languages.join(', ') || 'none'],
    ['Downloads', library.countDownloads],
  ];
  writeLine(terminal.stdout, `${styled(terminal, 'bold', library.prettyLabel)} (${library.key})`);
  if (library.summary !== undefined) writeLine(terminal.stdout, library.summary);
  writeLine(terminal.stdout, columns(rows));
}
