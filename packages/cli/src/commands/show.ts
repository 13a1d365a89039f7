/** @module `loadout show`: what the catalogue knows about a model, dataset or space. */
import {
  baseModelsOf,
  contextLengthOf,
  librarySnippets,
  type ModelRecord,
  parametersOf,
  providersFor,
  statedSummary,
} from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { type HubRecord, languagesOf, licenseOf, NotFoundError, type LookupServices } from '@loadout/server';
import { type Command, onlyArgument, readArguments } from '../command.ts';
import { kindOf, kindOption } from '../kind.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { columns, harmless, styled } from '../style.ts';
import { writeJson, writeLine } from '../terminal.ts';

const options = {
  kind: kindOption,
  json: { type: 'boolean', description: 'Print the record as JSON.' },
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '<id> [options]',
  options,
  examples: ['loadout show openai/whisper-large-v3', 'loadout show --kind dataset allenai/ai2_arc --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = onlyArgument(positionals, 'id');
    const kind = kindOf(values.kind);
    const services = await openLookupServices(terminal, values);
    try {
      const record = await services.record(kind, id);
      if (!record) throw new NotFoundError(kind, id, await services.nearest(kind, id, 6));
      if (values.json === true) return writeJson(terminal, record);
      const line = (text: string): void => writeLine(terminal.stdout, text);
      line(styled(terminal, 'bold', harmless(record.id)));
      const summary = statedSummary(record);
      if (summary !== undefined) line(harmless(summary));
      line(columns(factsOf(kind, record, services)));
    } finally {
      await services.close();
    }
  },
};

/** Names and values of what is known. */
function factsOf(
  kind: RepoKind,
  record: HubRecord,
  services: LookupServices,
): readonly (readonly string[])[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ...(kind === 'model' ? modelFacts(record, services) : []),
    ['License', licenseOf(record)],
    ['Languages', languagesOf(record).join(', ')],
    ['Downloads', record.downloads?.toLocaleString('en-US')],
    ['Likes', record.likes?.toLocaleString('en-US')],
    ['Updated', record.lastModified?.slice(0, 10)],
    ['Address', `${services.platform.hubUrl}/${prefixes[kind]}${record.id}`],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, harmless(value)]] : []));
}

const prefixes: Readonly<Record<RepoKind, string>> = { model: '', dataset: 'datasets/', space: 'spaces/' };

function modelFacts(
  model: ModelRecord,
  { platform, library }: Pick<LookupServices, 'platform' | 'library'>,
): readonly (readonly [string, string | undefined])[] {
  const libraries = librarySnippets(model, { platform }).flatMap(({ library: key }) => library(key) ?? []);
  // `auto` chooses among the others.
  const providers = providersFor(model, platform).offered.flatMap(({ provider }) =>
    provider === 'auto' ? [] : [provider],
  );
  return [
    ['Task', model.pipeline_tag],
    ['Parameters', parametersOf(model)?.toLocaleString('en-US')],
    ['Context', contextLengthOf(model)?.toLocaleString('en-US')],
    ['Libraries', libraries.map(({ key }) => key).join(', ')],
    ['Providers', providers.join(', ')],
    ['Base model', baseModelsOf(model).join(', ')],
    ['Files', model.siblings?.length.toLocaleString('en-US')],
  ];
}
