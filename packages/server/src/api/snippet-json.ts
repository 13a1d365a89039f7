/** @module Converts snippets to JSON: code as text, requirements as commands and as data. */
import {
  type AppSnippets,
  type DatasetSnippets,
  type InferenceSnippet,
  installText,
  type LibrarySnippets,
  type Requirement,
  type Snippet,
  type SpaceSnippets,
  type System,
} from '@loadout/catalogue';
import { verificationOf } from '@loadout/verification';

const snippetJson = (library: string, snippet: Snippet, system?: System) => ({
  title: snippet.title,
  language: snippet.code.language,
  install: installLines(snippet.install, system),
  requirements: snippet.install ?? [],
  code: snippet.code.text,
  warnings: snippet.warnings ?? [],
  verified: verificationOf(library, snippet),
});

export const inferenceSnippetJson = (snippet: InferenceSnippet) => ({
  language: snippet.language,
  client: snippet.client,
  title: snippet.title,
  install: installLines(snippet.install),
  code: snippet.code.text,
  warnings: snippet.warnings ?? [],
});

export const librarySnippetsJson = ({ snippets, ...result }: LibrarySnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(result.library, snippet)),
});

/** The key `datasets/…` separates the evidence for dataset libraries from that for model libraries. */
export const datasetSnippetsJson = ({ snippets, ...result }: DatasetSnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`datasets/${result.library}`, snippet)),
});

export const spaceSnippetsJson = ({ snippets, ...result }: SpaceSnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`spaces/${result.client}`, snippet)),
});

/** Install commands are those for `system`. */
export const appSnippetsJson = ({ snippets, ...result }: AppSnippets, system?: System) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`apps/${result.app}`, snippet, system)),
});

/** One command per line, in the order to run them; a comment for a requirement without a command. */
function installLines(requirements: readonly Requirement[] = [], system?: System): readonly string[] {
  const text = installText(requirements, system && { system });
  return text === '' ? [] : text.split('\n');
}
