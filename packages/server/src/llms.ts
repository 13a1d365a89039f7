/** @module `/llms.txt`: a summary of the site for language models, with links to the Markdown version of every page. */
import type { Services } from './services.ts';

export function llmsText(services: Services, origin: string): string {
  const tasks = services
    .tasks()
    .map(({ id, label, summary }) => link(label, `${origin}/tasks/${id}.md`, summary));
  const libraries = services
    .libraries()
    .map(({ key, prettyLabel, summary }) => link(prettyLabel, `${origin}/libraries/${key}.md`, summary));
  const apps = services
    .apps()
    .map(({ key, label, summary }) => link(label, `${origin}/apps/${key}.md`, summary));
  const providers = services
    .providers()
    .map(({ id, name, summary }) => link(name, `${origin}/inference/${id}.md`, summary));
  return [
    ...llmsHead(origin),
    '## Tasks',
    '',
    ...tasks,
    '',
    '## Local apps',
    '',
    ...apps,
    '',
    '## Inference providers',
    '',
    ...providers,
    '',
    '## Libraries',
    '',
    ...libraries,
    '',
  ].join('\n');
}

/** What the site is, and its interfaces. */
export const llmsHead = (origin: string): readonly string[] => [
  '# Loadout',
  '',
  '> From a model id to code that runs: machine-learning tasks, libraries, models, and for every model the snippets that load it with a library or call it through hosted inference.',
  '',
  `Every page of this site also answers as Markdown and JSON: add \`.md\` or \`.json\` to its path. A model is at \`${origin}/models/{owner}/{name}.md\`, a dataset at \`${origin}/datasets/{owner}/{name}.md\`, a space at \`${origin}/spaces/{owner}/{name}.md\`.`,
  '',
  '## Interfaces',
  '',
  link('OpenAPI document', `${origin}/openapi.json`, 'the JSON API'),
  link('MCP endpoint', `${origin}/mcp`, 'the same answers as tools, over streamable HTTP'),
  link('Skill', `${origin}/skill.md`, 'how a program uses this server'),
  link('Everything in one text', `${origin}/llms-full.txt`, 'tasks, libraries, apps and providers in full'),
  link('Search', `${origin}/api/search/models?q=`, 'models by words and filters, with facet counts'),
  '',
];

const link = (label: string, url: string, about: string | undefined): string =>
  `- [${label}](${url})${about === undefined ? '' : `: ${about.replaceAll(/\s+/g, ' ')}`}`;
