/** @module `loadout downloads test`: which files count as a download, by the rule of a library or one of your own. */
import { libraryKeys } from '@loadout/catalogue';
import { testDownloadRule } from '@loadout/server';
import { readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { columns, harmless } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

export const testOptions = {
  library: {
    type: 'string',
    short: 'l',
    value: 'KEY',
    description: 'Test the rule of this library.',
    choices: libraryKeys,
  },
  rule: { type: 'string', value: 'RULE', description: 'Test this rule, such as path_extension:"gguf".' },
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
} as const;

export async function testRule(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals: paths } = readArguments(args, testOptions);
  const { library, rule } = values;
  if ((library === undefined) === (rule === undefined))
    throw new UsageError('Pass either --library or --rule.');
  if (paths.length === 0) throw new UsageError('Pass the paths of files in a repository.');
  const tested = testDownloadRule({ library, rule, paths });
  if (values.json === true) return writeJson(terminal, tested);
  writeLine(terminal.stdout, harmless(tested.sentence));
  writeLine(
    terminal.stdout,
    columns(tested.results.map(({ path, counts }) => [counts ? 'counts' : '–', harmless(path)])),
  );
}
