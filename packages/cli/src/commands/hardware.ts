/** @module `loadout hardware`: the devices by key. */
import { catalogueServices } from '@loadout/server';
import { type Command, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { columns } from '../style.ts';
import { writeJson, writeLine } from '../terminal.ts';

const options = { json: { type: 'boolean', description: 'Print JSON.' }, out: outOption } as const;

export const command: Command = {
  usage: '[text] [options]',
  options,
  examples: ['loadout hardware', 'loadout hardware "rtx 40"', 'loadout hardware --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const [text = '', ...rest] = positionals;
    if (rest.length > 0) throw new UsageError('Pass at most one text. Quote it if it has spaces.');
    const words = text.toLowerCase().split(/\s+/);
    const found = catalogueServices.devices().filter(({ key, vendor, name }) => {
      const searched = `${key} ${vendor} ${name}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    });
    if (values.json === true) return writeJson(terminal, found);
    if (found.length === 0) return writeLine(terminal.stdout, `No device matches ${JSON.stringify(text)}.`);
    writeLine(
      terminal.stdout,
      columns(
        found.map(({ key, vendor, name, memory, bandwidth }) => [
          key,
          `${vendor} ${name}`,
          memory === undefined ? '–' : `${memory.join(', ')} GB`,
          bandwidth === undefined ? '' : `${bandwidth.gbPerSecond} GB/s`,
        ]),
      ),
    );
  },
};
