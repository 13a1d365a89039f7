/** @module `loadout downloads sql`: the counting query for a data warehouse. */
import { countingQuery, warehouses } from '@loadout/catalogue';
import { noArguments, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { libraryRules } from './rules.ts';
import { windowOf } from './window.ts';

export const sqlOptions = {
  dialect: {
    type: 'string',
    value: 'NAME',
    description: `${warehouses.join(', ')} (default: duckdb).`,
    choices: warehouses,
  },
  table: {
    type: 'string',
    value: 'NAME',
    description:
      'Table with repository, library, path, client and time in seconds since 1970 (default: requests).',
  },
  window: { type: 'string', value: 'TIME', description: 'As for count (default: 5m).' },
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
} as const;

export async function printSql(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, sqlOptions);
  noArguments(positionals);
  const { dialect = 'duckdb', table = 'requests' } = values;
  const warehouse = warehouses.find((each) => each === dialect);
  if (warehouse === undefined)
    throw new UsageError(`--dialect is ${JSON.stringify(dialect)}: expected ${warehouses.join(', ')}.`);
  const query = countingQuery(libraryRules, {
    warehouse,
    table,
    windowSeconds: windowOf(values.window ?? '5m') ?? 300,
  });
  if (values.json === true) writeJson(terminal, { dialect: warehouse, table, query });
  else writeLine(terminal.stdout, query);
}
