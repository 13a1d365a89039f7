import { sh } from '@loadout/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { combined, payloads } from '../hostile/payloads.ts';
import { parseAndLint } from '../lint.ts';
import { setUpShell } from './setup.ts';

beforeAll(setUpShell, 300_000);

const texts = {
  ...payloads,
  ...combined,
  'typographic quotes': 'It’s “so” ‘odd’',
  'home folder': '~/models',
  price: 'for $5 or `less`',
};

describe('bash and ShellCheck find nothing in a value that the tag wrote', () => {
  it.concurrent.each(Object.entries(texts).filter(([, text]) => !text.includes('\0')))(
    '%s',
    async (_, text) => {
      const snippets = [
        ...(text.startsWith('-') ? [] : [sh`load ${text}`]),
        sh`load --option=${text}`,
        sh`load ${sh.json({ [text]: [text] })}`,
      ];
      expect((await Promise.all(snippets.map(parseAndLint))).flat()).toEqual([]);
    },
  );
});
