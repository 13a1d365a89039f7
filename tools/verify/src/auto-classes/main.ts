/**
 * @module `npm run generate:transformers`: reads from the sources of the current release of Transformers which auto
 * classes load which model type, and writes the table that the catalogue ships. Nothing of the release is run.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AutoClasses, encode, type Preparers } from './encode.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const file = here(
  '../../../../packages/catalogue/src/libraries/recipes/transformers/auto-classes.generated.ts',
);

const read: { readonly version: string; readonly models: AutoClasses; readonly preparers: Preparers } =
  JSON.parse(
    execFileSync(
      'python3',
      ['-B', '-m', 'auto_classes', here('../../../../node_modules/.cache/loadout-symbols')],
      { cwd: here('../../python'), encoding: 'utf8', maxBuffer: 2 ** 26 },
    ),
  );

const { heads, lines } = encode(read.models, read.preparers);
writeFileSync(
  file,
  `/** @module Written by \`npm run generate:transformers\` from transformers ${read.version}. Do not edit. */

/** An auto class, and how the names of the classes it loads end; behind \`=\` the whole name. */
export const heads = \`
${heads.join('\n')}
\`;

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const modelTypes = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${lines.length} model types of transformers ${read.version}`);
