/** @module Local apps: links that open a model, and commands that start it. */
import {
  type App,
  type AppKey,
  apps,
  appSnippets,
  installCommand,
  keysOf,
  readModel,
  type Snippet,
} from '@loadout/catalogue';
import type { ModelData } from './model-data.ts';
import { byKey } from './mutable.ts';
import type { PipelineType } from './pipelines.ts';

export type LocalAppKey = AppKey;

export interface LocalAppSnippet {
  title: string;
  setup?: string;
  content: string | string[];
}

export type LocalApp = {
  prettyLabel: string;
  docsUrl: string;
  links?: { label: string; url: string }[] | ((model: ModelData) => { label: string; url: string }[]);
  mainTask: PipelineType;
  macOSOnly?: boolean;
  comingSoon?: boolean;
  displayOnModelPage: (model: ModelData) => boolean;
} & (
  | { deeplink: (model: ModelData, filepath?: string) => URL }
  | {
      snippet: (
        model: ModelData,
        filepath?: string,
      ) => string | string[] | LocalAppSnippet | LocalAppSnippet[];
    }
);

const entries: Readonly<Record<AppKey, App>> = apps;

const opened = (app: AppKey, model: ModelData, file?: string) =>
  appSnippets(model, { app, ...(file !== undefined && { file }) })[0];

const snippetOf = ({ title, install = [], code }: Snippet): LocalAppSnippet => ({
  title,
  ...(install.length > 0 && { setup: installCommand(install).text }),
  content: code.text,
});

function element(key: AppKey): LocalApp {
  const { label, docsUrl, tasks, systems, fits, ...rest } = entries[key];
  const facts = {
    prettyLabel: label,
    docsUrl,
    mainTask: tasks[0] ?? 'text-generation',
    ...(systems?.length === 1 && systems[0] === 'macos' && { macOSOnly: true }),
    displayOnModelPage: (model: ModelData) => fits(readModel(model).model) !== undefined,
  };
  if (rest.deepLink !== undefined)
    return { ...facts, deeplink: (model, file) => new URL(opened(key, model, file)?.deepLink ?? docsUrl) };
  return { ...facts, snippet: (model, file) => (opened(key, model, file)?.snippets ?? []).map(snippetOf) };
}

export const LOCAL_APPS: Record<LocalAppKey, LocalApp> = /* @__PURE__ */ byKey(keysOf(entries), element);
