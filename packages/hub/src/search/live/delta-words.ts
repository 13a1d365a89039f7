/** @module The words of the documents in the delta, so that a text search reads only documents that have one of them. */

import type { DeltaDocument } from './kind-index.ts';

export class DeltaWords {
  readonly #documents = new Map<string, Set<DeltaDocument>>();
  /** The words by their first character. */
  readonly #words = new Map<string, Set<string>>();

  add(document: DeltaDocument): void {
    for (const word of wordsIn(document)) {
      const known = this.#documents.get(word);
      if (known === undefined) {
        this.#documents.set(word, new Set([document]));
        groupIn(this.#words, word.charAt(0)).add(word);
      } else known.add(document);
    }
  }

  remove(document: DeltaDocument): void {
    for (const word of wordsIn(document)) {
      const documents = this.#documents.get(word);
      documents?.delete(document);
      if (documents?.size !== 0) continue;
      this.#documents.delete(word);
      this.#words.get(word.charAt(0))?.delete(word);
    }
  }

  /** The words with the same first character. */
  besides(word: string): ReadonlySet<string> {
    return this.#words.get(word.charAt(0)) ?? new Set();
  }

  /** How many documents have the word in the id or the tags. */
  countOf(word: string): number {
    let count = 0;
    for (const { words } of this.#documents.get(word) ?? []) if (words.has(word)) count++;
    return count;
  }

  /** The documents that have the word or, when it is unfinished, a word with this prefix. */
  documentsOf(word: string, unfinished: boolean): ReadonlySet<DeltaDocument> {
    if (!unfinished) return this.#documents.get(word) ?? new Set();
    const documents = new Set<DeltaDocument>();
    for (const known of this.besides(word)) {
      if (!known.startsWith(word)) continue;
      for (const document of this.#documents.get(known) ?? []) documents.add(document);
    }
    return documents;
  }
}

function* wordsIn({ words, summary }: DeltaDocument): Generator<string> {
  yield* words;
  for (const word of summary) if (!words.has(word)) yield word;
}

function groupIn(groups: Map<string, Set<string>>, key: string): Set<string> {
  const known = groups.get(key) ?? new Set();
  groups.set(key, known);
  return known;
}
