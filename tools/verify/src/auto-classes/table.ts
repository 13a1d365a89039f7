/** @module The modules with the table of model types: in several, because a page needs a few rows of it. */

/** First letters of the model types in one module. */
const ranges = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr', 'stu', 'vwxyz'];

export interface TableFile {
  /** Path below the recipes of Transformers. */
  readonly path: string;
  readonly text: string;
}

const rowsOf = (lines: readonly string[], range: string): readonly string[] =>
  lines.filter((line) => range.includes(line.charAt(0)));

/** `header` is the first line of each module. */
export function tableFiles(
  header: string,
  heads: readonly string[],
  lines: readonly string[],
): readonly TableFile[] {
  const other = lines.find((line) => !/^[a-z]/.test(line));
  if (other !== undefined) throw new Error(`The model type of "${other}" begins with no letter from a to z.`);
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
    ...ranges.map((range) => ({
      path: `model-types/${range}.generated.ts`,
      text: `${header}

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const ${range} = \`
${rowsOf(lines, range).join('\n')}
\`;
`,
    })),
    {
      path: 'model-types/index.generated.ts',
      text: `${header}
${ranges.map((range) => `import { ${range} } from './${range}.generated.ts';\n`).join('')}
/** Rows by the letters that their model types begin with. */
export const modelTypes: Readonly<Record<string, string>> = { ${ranges.join(', ')} };
`,
    },
  ];
}
