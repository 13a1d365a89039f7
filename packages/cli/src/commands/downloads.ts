/** @module `loadout downloads`: counts the downloads in access logs by the rules of the libraries. */
import { type Command, UsageError } from '../command.ts';
import { countDownloads, countOptions } from '../downloads/count.ts';
import { listDownloads, listOptions } from '../downloads/list.ts';
import { printSql, sqlOptions } from '../downloads/print-sql.ts';
import { testOptions, testRule } from '../downloads/test-rule.ts';
import type { Terminal } from '../terminal.ts';

type Part = (args: readonly string[], terminal: Terminal) => Promise<number | void>;

const parts: Readonly<Record<string, Part>> = {
  count: countDownloads,
  list: listDownloads,
  sql: printSql,
  test: testRule,
};

export const command: Command = {
  usage: 'count <log>... | list [id] | sql | test <path>... [options]',
  options: { ...listOptions, ...sqlOptions, ...countOptions, ...testOptions },
  choices: Object.keys(parts),
  examples: [
    'loadout downloads count /var/log/nginx/',
    'zcat access.log.*.gz | loadout downloads count -',
    'loadout downloads list openai/whisper-large-v3 --days',
    'loadout downloads sql --dialect clickhouse --table logs.requests',
    'loadout downloads test --library transformers config.json model.safetensors',
  ],
  async run([name = '', ...args], terminal) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) throw new UsageError(`Pass one of: ${Object.keys(parts).join(', ')}.`);
    return part(args, terminal);
  },
};
