/** @module The document of a record in the cluster, with the words of our own analysis. */

import { hash } from 'node:crypto';
import { foldId, type RepoKind } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { facets, measures } from '../fields/names.ts';
import { nameKey, nameOf, wordsOf, wordsOfTag } from '../fields/words.ts';
import { absentFigure, countKey } from './layout.ts';

/** Words that nobody types, such as hashes and encoded images. */
const longestCardWord = 40;
const mostCardWords = 20_000;
/** The cluster's limit is 512 bytes. */
const longestDocumentId = 480;

export function documentId(kind: RepoKind, id: string): string {
  const key = `${kind}:${foldId(id)}`;
  return Buffer.byteLength(key) <= longestDocumentId ? key : `${kind}#${hash('sha256', key)}`;
}

export function documentOf(kind: RepoKind, fields: IndexedFields, card?: string): object {
  const { id, terms, numbers, summary } = fields;
  const idWords = wordsOf(id);
  const words = new Set(idWords);
  for (const tag of terms.tag) for (const word of wordsOfTag(tag)) words.add(word);
  const { updated, created } = numbers;
  return {
    id,
    task: terms.task[0],
    changed: updated ?? created,
    kind,
    key: foldId(id),
    name: nameKey(nameOf(id)),
    idWords: [...idWords],
    words: { [kind]: [...words] },
    text: [...new Set([...words, ...summary])],
    card: card === undefined ? undefined : cardWords(card),
    has: Object.fromEntries(
      facets.map((facet) => [facet, [...new Set(terms[facet].map((value) => value.toLowerCase()))]]),
    ),
    count: Object.fromEntries(facets.map((facet) => [facet, terms[facet].map(countKey)])),
    figure: Object.fromEntries(measures.map((measure) => [measure, numbers[measure] ?? absentFigure])),
  };
}

function cardWords(markdown: string): readonly string[] {
  const words: string[] = [];
  for (const word of wordsOf(markdown)) {
    if (word.length > longestCardWord) continue;
    words.push(word);
    if (words.length === mostCardWords) break;
  }
  return words;
}

/** Replaces the document of a deleted record. It has no kind, so no search finds it, and no older write can undo it. */
export const tombstone = {};
