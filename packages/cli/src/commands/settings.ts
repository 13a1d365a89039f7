/** @module `loadout settings`. */
import { readSettings, settingDescriptions, unknownSettings, type SettingDescription } from '@loadout/server';
import { type Command, noArguments, readArguments } from '../command.ts';
import { outOption } from '../out.ts';
import { columns, styledError } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  json: { type: 'boolean', description: 'Print JSON.' },
  markdown: { type: 'boolean', description: 'Print a Markdown table of the settings, without their values.' },
  out: outOption,
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    noArguments(positionals);
    if (values.markdown === true) return writeLine(terminal.stdout, markdownTable());
    if (values.json === true)
      return writeJson(
        terminal,
        settingDescriptions.map((each) => described(each, terminal)),
      );
    writeLine(terminal.stdout, columns(settingDescriptions.map((each) => row(each, terminal))));
    for (const name of unknownSettings(terminal.env)) {
      writeLine(terminal.stderr, `${styledError(terminal, 'yellow', 'warning:')} ${name} is not a setting.`);
    }
    // Reports an invalid value, after all values have been printed.
    readSettings(terminal.env, terminal.workingDir);
  },
};

function row(setting: SettingDescription, terminal: Terminal): readonly string[] {
  return [setting.name, valueOf(setting, terminal) ?? '–', setting.description];
}

const described = (setting: SettingDescription, terminal: Terminal) => ({
  ...setting,
  value: valueOf(setting, terminal) ?? null,
});

function valueOf(setting: SettingDescription, { env }: Terminal): string | undefined {
  const given = env[setting.name]?.trim() ?? '';
  if (given === '') return setting.default;
  return setting.secret === true ? '(set)' : given;
}

const markdownTable = (): string =>
  [
    '| Setting | Default | What it does |',
    '| --- | --- | --- |',
    ...settingDescriptions.map(
      (each) =>
        `| \`${each.name}\` | ${each.default === undefined ? '' : `\`${each.default}\``} | ${each.description} |`,
    ),
  ].join('\n');
