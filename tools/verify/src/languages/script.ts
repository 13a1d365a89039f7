/** @module Checks JavaScript and TypeScript with the TypeScript compiler: syntax, names, imports, declarations. */
import type { Diagnostic } from 'typescript/unstable/sync';
import { type Finding, position } from '../source.ts';
import { globalDeclarations } from './script-globals.ts';

/**
 * Compiler errors, besides syntax errors, that do not depend on the types of imported packages: those packages are not
 * installed where snippets are checked.
 */
const relevant = new Set([
  1117, // duplicate key in an object
  1308, 1375, 1378, // await where it is not allowed
  2300, 2393, 2440, 2451, 2528, // declared twice
  2304, 2503, 2552, 2580, 2584, 18004, // not declared
  2448, 2449, // used before its declaration
  2588, // assignment to a constant
  6133, 6192, 6196, 6198, 6199, // declared or imported, never used
]); // prettier-ignore

const root = '/snippets';
const configFile = `${root}/tsconfig.json`;
const config = JSON.stringify({
  compilerOptions: {
    allowJs: true,
    checkJs: true,
    module: 'esnext',
    moduleDetection: 'force',
    moduleResolution: 'bundler',
    noEmit: true,
    noLib: true,
    noUnusedLocals: true,
    strict: false,
    target: 'esnext',
    types: [],
  },
});

/** Virtual file system that contains only the snippets: files on the disk are not visible. */
function virtualFiles(files: ReadonlyMap<string, string>) {
  const names = Array.from(files.keys(), (file) => file.slice(root.length + 1));
  return {
    readFile: (file: string) => files.get(file) ?? null,
    fileExists: (file: string) => files.has(file),
    directoryExists: (folder: string) => folder === root,
    getAccessibleEntries: (folder: string) => ({ files: folder === root ? names : [], directories: [] }),
    realpath: (path: string) => path,
  };
}

const toFinding = (text: string, { code, text: message, pos }: Diagnostic): Finding => ({
  rule: `typescript/${code}`,
  message,
  ...position(text, pos),
});

async function lint(texts: readonly string[], extension: 'js' | 'ts'): Promise<Finding[][]> {
  const { API } = await import('typescript/unstable/sync');
  const name = (index: number): string => `${root}/${index}.${extension}`;
  const files = new Map([
    [configFile, config],
    [`${root}/globals.d.ts`, globalDeclarations],
    ...texts.map((text, index) => [name(index), text] as const),
  ]);
  const compiler = new API({ cwd: root, fs: virtualFiles(files) });
  try {
    using snapshot = compiler.updateSnapshot({ openProjects: [configFile] });
    const project = snapshot.getProject(configFile);
    if (project === undefined)
      throw new Error('the TypeScript compiler did not open the project of the snippets');
    const found = Map.groupBy(
      [
        ...project.program.getSyntacticDiagnostics(),
        ...project.program.getSemanticDiagnostics().filter(({ code }) => relevant.has(code)),
      ],
      ({ fileName }) => fileName,
    );
    return texts.map((text, index) => (found.get(name(index)) ?? []).map((one) => toFinding(text, one)));
  } finally {
    compiler.close();
  }
}

export const lintJavaScript = (texts: readonly string[]): Promise<Finding[][]> => lint(texts, 'js');
export const lintTypeScript = (texts: readonly string[]): Promise<Finding[][]> => lint(texts, 'ts');
