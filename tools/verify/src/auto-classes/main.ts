/** @module `npm run generate:classes`: writes tables of auto classes and pipelines from release sources, unexecuted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownTypes } from '../../../../packages/catalogue/src/libraries/recipes/transformers/types/own-types.ts';
import { type AutoClasses, encode, type Preparers } from './encode.ts';
import { packagesByType } from './needs.ts';
import { tableFiles } from './table.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const recipes = here('../../../../packages/catalogue/src/libraries/recipes');

interface Releases {
  readonly transformers: {
    readonly version: string;
    readonly models: AutoClasses;
    readonly preparers: Preparers;
  };
  readonly diffusers: { readonly version: string; readonly pipelines: readonly string[] };
}

const { transformers, diffusers }: Releases = JSON.parse(
  execFileSync(
    'python3',
    ['-B', '-m', 'auto_classes', here('../../../../node_modules/.cache/loadout-symbols')],
    { cwd: here('../../python'), encoding: 'utf8', maxBuffer: 2 ** 26 },
  ),
);

const header = (release: string): string =>
  `/** @module Written by \`npm run generate:classes\` from ${release}. Do not edit. */`;

// With other types, other letters begin a module.
rmSync(`${recipes}/transformers/types/model-types`, { recursive: true, force: true });
mkdirSync(`${recipes}/transformers/types/model-types`);
const { heads, lines } = encode(transformers.models, transformers.preparers, packagesByType, ownTypes);
for (const { path, text } of tableFiles(header(`transformers ${transformers.version}`), heads, lines))
  writeFileSync(`${recipes}/transformers/types/${path}`, text);
console.log(`${lines.length} model types of transformers ${transformers.version}`);

const names = diffusers.pipelines.map((name) => name.toLowerCase().replace(/pipeline$/, ''));
writeFileSync(
  `${recipes}/diffusion/pipelines.generated.ts`,
  `${header(`diffusers ${diffusers.version}`)}

/** Pipeline classes in lower case, as the hub's tags have them, without the word at their end. */
export const releasedPipelines = \`
${names.join('\n')}
\`;
`,
);
console.log(`${names.length} pipelines of diffusers ${diffusers.version}`);
