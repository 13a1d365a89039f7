/** @module The key of a snippet in the evidence: a hash of its install command and its code. */
import { createHash } from 'node:crypto';
import { installCommand, type Snippet } from '@loadout/catalogue';

const quoted = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** A task, an option or a dtype: part of what the code does. Everything else in quotes comes from the record. */
const word = /^["'`][\w-]{0,40}["'`]$/;
/** A bare shell argument that is a repository, a path or a file name. */
const path = /(?<=^|[\s=:])[\w@+.:-]*[/.][^\s"']*/gm;

/** Code without the values that differ between the records of one branch: ids, file names, prompts, addresses. */
export function withoutValues(language: string, text: string): string {
  const plain = text.replaceAll(quoted, (literal) => (word.test(literal) ? literal : '""'));
  return language === 'shell' ? plain.replaceAll(path, '_') : plain;
}

/** A requirement from a URL may name the repository of the record. */
const installOf = ({ install = [] }: Pick<Snippet, 'install'>): string =>
  installCommand(install).text.replaceAll(/\S+:\/\/\S+/g, '_');

export const snippetKey = (snippet: Pick<Snippet, 'install' | 'code'>): string =>
  createHash('sha256')
    .update(`${installOf(snippet)}\n\n${withoutValues(snippet.code.language, snippet.code.text)}`)
    .digest('base64url')
    .slice(0, 12);
