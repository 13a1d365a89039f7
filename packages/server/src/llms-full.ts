/** @module `/llms-full.txt`: the catalogue in one text for language models: tasks, libraries, apps and providers. */
import { llmsHead } from './llms.ts';
import type { Services } from './services.ts';
import { skillSteps } from './skill.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A heading, a sentence and facts, without those that have no value. */
function section(
  label: string,
  key: string,
  summary: string | undefined,
  facts: readonly (readonly [name: string, value: string | readonly string[] | undefined])[],
): string {
  const lines = facts.flatMap(([name, value = '']) => {
    const text = typeof value === 'string' ? value : value.join(', ');
    return text === '' ? [] : [`- ${name}: ${text}`];
  });
  const about = summary === undefined ? '' : `${oneLine(summary)}\n\n`;
  return `### ${label} (${key})\n\n${about}${lines.join('\n')}\n`;
}

export function llmsFullText(services: Services, origin: string): string {
  const tasks = services.tasks().map(({ id, label, modality, summary, libraries, metrics, models }) =>
    section(label, id, summary, [
      ['Modality', modality],
      ['Libraries', libraries],
      ['Metrics', metrics.map((metric) => metric.id)],
      ['Examples', models.map((model) => model.id)],
    ]),
  );
  const libraries = services.libraries().map((library) =>
    section(library.prettyLabel, library.key, library.summary, [
      ['Repository', library.repoUrl],
      ['Documentation', library.docsUrl],
      ['Tasks', library.tasks],
      ['Snippets in', library.languages],
      ['Counts as a download', library.countDownloads],
    ]),
  );
  const apps = services.apps().map(({ key, label, summary, docsUrl, systems }) =>
    section(label, key, summary, [
      ['Documentation', docsUrl],
      ['Systems', systems],
    ]),
  );
  const providers = services
    .providers()
    .map(({ id, name, summary, tasks: served }) =>
      section(name, id, summary, [['Tasks', served.map(({ task }) => task)]]),
    );
  return [
    ...llmsHead(origin),
    `## How to use it\n\n${skillSteps}`,
    '## Tasks\n',
    ...tasks,
    '## Libraries\n',
    ...libraries,
    '## Local apps\n',
    ...apps,
    '## Inference providers\n',
    ...providers,
  ].join('\n');
}
