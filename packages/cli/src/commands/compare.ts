/** @module `loadout compare`: two to four models side by side. */
import { fitLabels } from '@loadout/catalogue';
import { type Comparison, comparisonJson } from '@loadout/server';
import { type Command, readArguments, UsageError } from '../command.ts';
import { contextOf, contextOption } from '../context-option.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { columns, harmless } from '../style.ts';
import { writeJson, writeLine } from '../terminal.ts';

const options = {
  fits: { type: 'string', value: 'MACHINE', description: 'Mark what fits: 16, nvidia-rtx-4090.' },
  context: contextOption(),
  json: { type: 'boolean', description: 'Print JSON, with code.' },
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '<id> <id> [id] [id] [options]',
  options,
  examples: [
    'loadout compare openai/whisper-large-v3 facebook/wav2vec2-base-960h',
    'loadout compare TheBloke/Llama-2-7B-GGUF openai/gpt-oss-20b --fits 16',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    if (positionals.length < 2 || positionals.length > 4) throw new UsageError('Pass 2 to 4 model ids.');
    const context = contextOf(values.context);
    const services = await openLookupServices(terminal, values);
    try {
      const comparison = await services.compare({
        models: positionals,
        hardware: values.fits,
        context,
      });
      if (values.json === true) return writeJson(terminal, comparisonJson(comparison));
      writeLine(terminal.stdout, columns(rowsOf(comparison)));
    } finally {
      await services.close();
    }
  },
};

type Cell = (model: Comparison['models'][number]) => string | undefined;

const facts: readonly (readonly [string, Cell])[] = [
  ['Task', ({ task }) => task],
  ['Parameters', ({ parameters }) => parameters?.toLocaleString('en-US')],
  ['License', ({ license }) => license],
  ['Context', ({ contextLength }) => contextLength?.toLocaleString('en-US')],
  ['Languages', ({ languages }) => languages.join(', ')],
  ['Libraries', ({ libraries }) => libraries.join(', ')],
  ['Apps', ({ apps }) => apps.join(', ')],
  ['Providers', ({ providers }) => providers.join(', ')],
  ['Base model', ({ baseModels }) => baseModels.join(', ')],
];

function rowsOf({ models }: Comparison): readonly (readonly string[])[] {
  const labels = [...new Set(models.flatMap(({ memory }) => memory.map(({ label }) => label)))];
  const memory = labels.map((label): readonly [string, Cell] => [
    `Memory, ${label}`,
    (model) => {
      const found = model.memory.find((one) => one.label === label);
      if (found === undefined) return undefined;
      const gb = `${found.estimated ? 'about ' : ''}${(found.bytes / 1e9).toFixed(1)} GB`;
      return found.state === undefined ? gb : `${gb}, ${fitLabels[found.state]}`;
    },
  ]);
  const rows = [...facts, ...memory].map(([name, cell]) =>
    [name].concat(models.map((model) => cell(model) || '–')),
  );
  return [['', ...models.map(({ id }) => id)], ...rows]
    .filter((row, at) => at === 0 || row.slice(1).some((cell) => cell !== '–'))
    .map((row) => row.map(harmless));
}
