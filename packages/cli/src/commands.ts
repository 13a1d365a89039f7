/** @module The list of commands. Each is loaded only when called, so that printing help does not open a database. */
import type { Command } from './command.ts';

interface Entry {
  /** Shown in the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

export const commands: Readonly<Record<string, Entry>> = {
  snippet: {
    summary: 'Print code that loads a model, or calls it through hosted inference.',
    load: () => import('./commands/snippet.ts'),
  },
  infer: {
    summary: 'Print code that calls a model through an inference provider.',
    load: () => import('./commands/infer.ts'),
  },
  apps: {
    summary: 'List the local apps, or print how to run a model in them.',
    load: () => import('./commands/apps.ts'),
  },
  show: {
    summary: 'Show what is known about a model, dataset or space.',
    load: () => import('./commands/show.ts'),
  },
  fit: {
    summary: 'Tell whether a model fits on a machine.',
    load: () => import('./commands/fit.ts'),
  },
  compare: {
    summary: 'Compare two to four models.',
    load: () => import('./commands/compare.ts'),
  },
  hardware: { summary: 'List the devices.', load: () => import('./commands/hardware.ts') },
  quant: {
    summary: 'List the quantizations, explain one, or list the GGUF files of a model.',
    load: () => import('./commands/quant.ts'),
  },
  search: { summary: 'Search models, datasets or spaces.', load: () => import('./commands/search.ts') },
  tasks: { summary: 'List the tasks, or show one.', load: () => import('./commands/tasks.ts') },
  libraries: { summary: 'List the libraries, or show one.', load: () => import('./commands/libraries.ts') },
  serve: { summary: 'Serve the site and the API.', load: () => import('./commands/serve.ts') },
  dev: {
    summary: 'Serve the site for development, with hot reload.',
    load: () => import('./commands/dev.ts'),
  },
  import: {
    summary: 'Import records from JSONL files into the store.',
    load: () => import('./commands/import.ts'),
  },
  export: {
    summary: 'Export the records of the store as JSONL.',
    load: () => import('./commands/export.ts'),
  },
  sync: { summary: 'Copy the records of a hub into the store.', load: () => import('./commands/sync.ts') },
  downloads: {
    summary:
      'Count downloads in access logs, list them, test a rule, or print the query for a data warehouse.',
    load: () => import('./commands/downloads.ts'),
  },
  mcp: {
    summary: 'Run an MCP server over standard input and output.',
    load: () => import('./commands/mcp.ts'),
  },
  doctor: {
    summary: 'Check the settings, the store, the programs and the connections.',
    load: () => import('./commands/doctor.ts'),
  },
  completions: {
    summary: 'Print the completions of a shell.',
    load: () => import('./commands/completions.ts'),
  },
  settings: { summary: 'List the settings and their values.', load: () => import('./commands/settings.ts') },
};
