/** @module The JavaScript in the packages' READMEs, executed as it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders, sourceOf } from '../../packages.ts';
import type { Check } from '../check.ts';

const block = /^```js\n(?<code>[\s\S]*?)^```$/gm;

export const checks: readonly Check[] = [
  {
    name: 'examples of the READMEs',
    run: ({ stranger, nodes: [node = ''] }) => {
      const examples = folders.flatMap((folder) =>
        [...readFileSync(join(sourceOf(folder), 'README.md'), 'utf8').matchAll(block)].map((match, at) =>
          stranger.write(`readmes/${folder}-${at}.mjs`, match.groups?.code ?? ''),
        ),
      );
      for (const file of examples) stranger.run(node, [file]);
      return `${examples.length} executed`;
    },
  },
];
