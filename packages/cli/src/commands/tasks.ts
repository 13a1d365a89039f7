/** @module `loadout tasks`. */
import { catalogueServices, NotFoundError } from '@loadout/server';
import { type Command, optionalArgument, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { columns, styled } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  json: { type: 'boolean', description: 'Print JSON.' },
  modality: { type: 'string', value: 'NAME', description: 'Only tasks of this modality: nlp, cv, audio …' },
  out: outOption,
} as const;

export const command: Command = {
  usage: '[id] [options]',
  options,
  choices: catalogueServices.tasks().map(({ id }) => id),
  examples: ['loadout tasks --modality audio', 'loadout tasks text-to-image'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = optionalArgument(positionals, 'task id');
    if (id !== undefined) return showTask(id, values.json === true, terminal);
    const { modality } = values;
    const all = catalogueServices.tasks();
    const modalities = [...new Set(all.map((task) => task.modality))];
    if (modality !== undefined && !modalities.some((each) => each === modality))
      throw new UsageError(
        `--modality is ${JSON.stringify(modality)}: expected one of ${modalities.join(', ')}.`,
      );
    const tasks = all.filter((task) => modality === undefined || task.modality === modality);
    if (values.json === true) return writeJson(terminal, tasks);
    writeLine(terminal.stdout, columns(tasks.map((task) => [task.id, task.modality, task.label])));
  },
};

function showTask(id: string, json: boolean, terminal: Terminal): void {
  const task = catalogueServices.task(id);
  if (task === undefined) throw new NotFoundError('task', id, catalogueServices.nearest('task', id));
  if (json) return writeJson(terminal, task);
  const models = task.models.map((model) => [`  ${model.id}`, model.description]);
  writeLine(terminal.stdout, `${styled(terminal, 'bold', task.label)} (${task.id})`);
  writeLine(terminal.stdout, task.summary);
  writeLine(terminal.stdout, `\nLibraries: ${task.libraries.join(', ')}`);
  if (models.length > 0) writeLine(terminal.stdout, `\nModels:\n${columns(models)}`);
}
