/** @module The modules with the table of model types: in several, because a page needs a few rows of it. */
import { joinedName } from '../../../../packages/catalogue/src/libraries/recipes/transformers/types/joined-name.ts';
import { filterOf } from '../../../../packages/catalogue/src/libraries/recipes/transformers/types/marks.ts';

/** Rows of one module, at least. */
const rowsPerModule = 40;

/** Characters of the filter: 6 bits each, so that about one in 35 words of names on the hub passes that is no type. */
const filterLength = 710;

export interface TableFile {
  /** Path below the recipes of Transformers. */
  readonly path: string;
  readonly text: string;
}

const typeOf = (line: string): string => line.slice(0, line.indexOf(' '));

/** Rows in the order of their joined names; those that begin with the same two letters stay together. */
function modulesOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  const rows = lines.map((line) => [joinedName(typeOf(line)), line] as const);
  let current: string[] = [];
  let last = '';
  for (const [name, line] of rows.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    const start = name.slice(0, 2);
    if (modules.size === 0 || (current.length >= rowsPerModule && start !== last))
      modules.set(start, (current = []));
    current.push(line);
    last = start;
  }
  return modules;
}

/** `header` is the first line of each module. */
export function tableFiles(
  header: string,
  heads: readonly string[],
  lines: readonly string[],
): readonly TableFile[] {
  const other = lines.find((line) => !/^[a-z]/.test(line));
  if (other !== undefined) throw new Error(`The model type of "${other}" begins with no letter from a to z.`);
  const modules = modulesOf(lines);
  const starts = [...modules.keys()];
  const filter = filterOf(lines.map(typeOf), filterLength);
  return [
    {
      path: 'auto-classes.generated.ts',
      text: `${header}

/** An auto class, and how the names of the classes it loads end; behind \`=\` the whole name. */
export const heads = \`
${heads.join('\n')}
\`;
`,
    },
    ...[...modules].map(([start, rows]) => ({
      path: `model-types/${start}.generated.ts`,
      text: `${header}

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = \`
${rows.join('\n')}
\`;
`,
    })),
    {
      path: 'model-types/index.generated.ts',
      text: `${header}
${starts.map((start) => `import { rows as ${start}Rows } from './${start}.generated.ts';\n`).join('')}
/** Rows by the letters that the first of them begins with, without separators. */
export const modelTypes: Readonly<Record<string, string>> = {
${starts.map((start) => `  ${start}: ${start}Rows,\n`).join('')}};
`,
    },
    {
      path: 'filter.generated.ts',
      text: `${header}

/** What the names of all types pass (\`marks.ts\`). */
export const typeFilter =
  '${filter.replaceAll('\\', '\\\\')}';
`,
    },
  ];
}
