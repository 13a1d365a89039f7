/** @module The tree-sitter grammars, loaded on first use. */
import { createRequire } from 'node:module';
import type { Language } from '@loadout/catalogue';
import type { Node, Parser } from 'web-tree-sitter';
import { type Finding } from '../source.ts';

const grammars = {
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  java: '@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm',
  javascript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-javascript.wasm',
  kotlin: '@lumis-sh/wasm-kotlin/tree-sitter-kotlin.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  rust: '@vscode/tree-sitter-wasm/wasm/tree-sitter-rust.wasm',
  shell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  swift: '@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm',
  typescript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm',
} as const satisfies Partial<Record<Language, string>>;

export type TreeLanguage = keyof typeof grammars;

const { resolve } = createRequire(import.meta.url);
const parsers = new Map<TreeLanguage, Promise<Parser>>();
let runtime: Promise<void> | undefined;

async function load(language: TreeLanguage): Promise<Parser> {
  const { Language: Grammar, Parser: TreeParser } = await import('web-tree-sitter');
  runtime ??= TreeParser.init();
  await runtime;
  return new TreeParser().setLanguage(await Grammar.load(resolve(grammars[language])));
}

/** Parses a text and passes its tree to `use`, which must not keep any node of it. */
export async function withTree<Answer>(
  language: TreeLanguage,
  text: string,
  use: (root: Node) => Answer,
): Promise<Answer> {
  let parser = parsers.get(language);
  if (parser === undefined) {
    parser = load(language);
    parsers.set(language, parser);
  }
  const tree = (await parser).parse(text);
  if (tree === null) throw new Error(`tree-sitter gave no tree for ${language}`);
  try {
    return use(tree.rootNode);
  } finally {
    tree.delete();
  }
}

export function* syntaxErrors(node: Node): Iterable<Finding> {
  if (!node.hasError) return;
  if (node.isError || node.isMissing) {
    yield {
      rule: 'tree-sitter/syntax',
      message: node.isMissing
        ? `${node.type} is missing`
        : `cannot read ${JSON.stringify(node.text.slice(0, 60))}`,
      line: node.startPosition.row + 1,
      column: node.startPosition.column + 1,
    };
    return;
  }
  for (const child of node.children) yield* syntaxErrors(child);
}

export const lintTree =
  (language: TreeLanguage) =>
  (texts: readonly string[]): Promise<Finding[][]> =>
    Promise.all(texts.map((text) => withTree(language, text, (root) => [...syntaxErrors(root)])));
