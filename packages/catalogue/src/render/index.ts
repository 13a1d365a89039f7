/** @module Renders snippets as install commands, scripts, notebooks and Markdown. */
export { fileExtensions } from './file-name.ts';
export { highlight } from './highlight/highlight.ts';
export { highlightLazily } from './highlight/lazy.ts';
export type { HighlightedCode, HighlightedLine, HighlightedToken } from './highlight/lines.ts';
export {
  installCommand,
  installText,
  type Manager,
  type Managers,
  managers,
  managersFor,
  type NodeManager,
  type ProgramManager,
  type PythonManager,
  pythonSpecifier,
} from './install.ts';
export { fenced, toMarkdown } from './markdown.ts';
export { type Notebook, toNotebook } from './notebook.ts';
export { toScript } from './script.ts';
