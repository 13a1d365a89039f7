/** @module A snippet as JSON: its code as text, what it requires as commands and as data. */
import {
  type AppSnippets,
  type InferenceSnippet,
  installText,
  type LibrarySnippets,
  type Requirement,
  type Snippet,
  type SpaceSnippets,
  type System,
} from '@loadout/catalogue';
import { levelOf } from '@loadout/verification';

const snippetJson = (library: string, snippet: Snippet, system?: System) => ({
  title: snippet.title,
  language: snippet.code.language,
  install: installLines(snippet.install, system),
  requirements: snippet.install ?? [],
  code: snippet.code.text,
  warnings: snippet.warnings ?? [],
  verified: levelOf(library, snippet.code.language),
});

export const inferenceSnippetJson = (snippet: InferenceSnippet) => ({
  language: snippet.language,
  client: snippet.client,
  title: snippet.title,
  install: installLines(snippet.install),
  code: snippet.code.text,
  warnings: snippet.warnings ?? [],
});

/** What one library has to offer, with its snippets as JSON. */
export const librarySnippetsJson = ({ snippets, ...result }: LibrarySnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(result.library, snippet)),
});

/** The same for a library of datasets; what is known about its release is kept apart from libraries of models. */
export const datasetSnippetsJson = ({ snippets, ...result }: LibrarySnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`datasets/${result.library}`, snippet)),
});

/** The same for a way to use a space. */
export const spaceSnippetsJson = ({ snippets, ...result }: SpaceSnippets) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`spaces/${result.client}`, snippet)),
});

/** The same for a local app, with installers of the reader's system. */
export const appSnippetsJson = ({ snippets, ...result }: AppSnippets, system?: System) => ({
  ...result,
  snippets: snippets.map((snippet) => snippetJson(`apps/${result.app}`, snippet, system)),
});

/** One command each, in the order in which to run them; a comment where there is none. */
function installLines(requirements: readonly Requirement[] = [], system?: System): readonly string[] {
  const text = installText(requirements, system && { system });
  return text === '' ? [] : text.split('\n');
}
