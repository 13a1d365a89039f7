/** @module Shape of a snippet: its code without values, so that a value which became code changes it. */
import { createHash } from 'node:crypto';
import { batched } from '../batched.ts';
import { withTree } from '../languages/grammars.ts';
import { htmlShape } from '../languages/html.ts';
import type { Source } from '../source.ts';
import { pythonShape } from './python.ts';
import { shellShape } from './shell.ts';
import { treeShape } from './tree.ts';

/** The shape as text, for comparing two. */
export async function describeShape({ language, text }: Source): Promise<string> {
  if (language === 'python') return pythonShape(text);
  if (language === 'html') return htmlShape(text);
  return withTree(language, text, language === 'shell' ? shellShape : treeShape);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const remember = (language: Source['language']) =>
  batched((texts) =>
    Promise.all(texts.map(async (text) => digest(`${language} ${await describeShape({ language, text })}`))),
  );

const digests = new Map<Source['language'], (text: string) => Promise<string>>();

/** Hash of the shape: equal for snippets that differ only in the values of their literals. */
export function shape({ language, text }: Source): Promise<string> {
  let find = digests.get(language);
  if (find === undefined) {
    find = remember(language);
    digests.set(language, find);
  }
  return find(text);
}
