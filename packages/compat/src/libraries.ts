/** @module Model libraries, with the code of their snippets as plain text. */
import { generateSnippets, libraries, type Library, type LibraryKey, libraryKeys } from '@loadout/catalogue';
import { libraryOutline } from '@loadout/catalogue/browser';
import type { ModelData } from './model-data.ts';
import { byKey } from './mutable.ts';
import type { PipelineType } from './pipelines.ts';

export type ModelLibraryKey = LibraryKey;

export interface LibraryUiElement {
  prettyLabel: string;
  repoName: string;
  repoUrl: string;
  docsUrl?: string;
  snippets?: (model: ModelData) => string[];
  countDownloads?: string;
  filter?: boolean;
}

const entries: Readonly<Record<LibraryKey, Library>> = libraries;

function element(key: LibraryKey): LibraryUiElement {
  const library = entries[key];
  const { prettyLabel, repoName, repoUrl, docsUrl, countDownloads, filter } = library;
  return {
    prettyLabel,
    repoName,
    repoUrl,
    ...(docsUrl !== undefined && { docsUrl }),
    // The generator itself is loaded with the first call.
    ...(libraryOutline[key].hasSnippets && {
      snippets: (model: ModelData) => generateSnippets(library, model).snippets.map(({ code }) => code.text),
    }),
    ...(countDownloads !== undefined && { countDownloads }),
    ...(filter !== undefined && { filter }),
  };
}

export const MODEL_LIBRARIES_UI_ELEMENTS: Record<ModelLibraryKey, LibraryUiElement> = /* @__PURE__ */ byKey(
  libraryKeys,
  element,
);

export const ALL_MODEL_LIBRARY_KEYS: ModelLibraryKey[] = [...libraryKeys];

export const ALL_DISPLAY_MODEL_LIBRARY_KEYS: ModelLibraryKey[] = /* @__PURE__ */ libraryKeys.filter(
  (key) => entries[key].filter === true,
);

export const LIBRARY_TASK_MAPPING: Partial<Record<ModelLibraryKey, PipelineType[]>> = /* @__PURE__ */ byKey(
  libraryKeys.filter((key) => entries[key].tasks !== undefined),
  (key) => [...(entries[key].tasks ?? [])],
);
