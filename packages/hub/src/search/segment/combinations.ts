/**
 * @module Combinations: the frequent terms of a document as eight numbers, so that many documents are counted without
 * reading their terms one by one. Each number is a node of a tree; the path from the root to it names the terms of
 * that tree that the document has.
 */

import { type Groups, invert } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { batchSize, sink } from '../bits/read-ahead.ts';
import type { Tally } from '../bits/tally.ts';
import { TreeBuilder } from './tree-builder.ts';

/** The numbers of a document are adjacent; the nodes of all trees are numbered together, up to 65,535. */
const treeCount = 8;
/** The stored counts of two terms have as many columns, so that other terms can be counted beside them by documents. */
export const mostCombined = 512;
/** Rarer terms are counted faster by their postings. */
const documentsPerTerm = 1_024;

export interface BuiltCombinations {
  readonly sections: Sections;
  /** By term: 1 if it is counted by combinations. */
  readonly hasTerm: Uint8Array;
}

/** Terms for which `isLeftOut` is 1 are counted in another way. */
export function buildCombinations(
  termsOfDocuments: Groups,
  counts: Uint32Array,
  isLeftOut: Uint8Array,
): BuiltCombinations {
  const documents = termsOfDocuments.starts.length - 1;
  let terms = 0;
  while (terms < Math.min(mostCombined, counts.length) && (counts[terms] ?? 0) * documentsPerTerm > documents)
    terms++;
  const isSkipped = (term: number): boolean => term >= terms || isLeftOut[term] === 1;
  const documentsOf = invert(termsOfDocuments, counts, isSkipped);
  const trees = Array.from({ length: treeCount }, () => new TreeBuilder(documents));
  for (let term = 0; term < terms; term++) {
    if (isSkipped(term)) continue;
    const own = documentsOf.items.subarray(documentsOf.starts[term] ?? 0, documentsOf.starts[term + 1] ?? 0);
    treeFor(trees, own)?.add(term, own);
  }
  return {
    sections: sectionsOf(trees, documents),
    hasTerm: bitsOf(
      trees.flatMap((tree) => tree.terms.slice(1)),
      counts.length,
    ),
  };
}

function sectionsOf(trees: readonly TreeBuilder[], documents: number): Sections {
  const nodes = new Uint16Array(documents * treeCount);
  const terms: number[] = [];
  const parents: number[] = [];
  for (const [at, tree] of trees.entries()) {
    const root = terms.length;
    for (let document = 0; document < documents; document++)
      nodes[document * treeCount + at] = root + (tree.nodes[document] ?? 0);
    terms.push(...tree.terms);
    parents.push(...tree.parents.map((parent) => root + parent));
  }
  return {
    combinationNodes: nodes,
    combinationTerms: Uint16Array.from(terms),
    combinationParents: Uint16Array.from(parents),
  };
}

/** By number: 1 for those in the list. */
function bitsOf(numbers: readonly number[], length: number): Uint8Array {
  const bits = new Uint8Array(length);
  for (const number of numbers) bits[number] = 1;
  return bits;
}

/** The tree that grows least, of those in use; else an empty one. */
function treeFor(trees: readonly TreeBuilder[], documents: Uint32Array): TreeBuilder | undefined {
  return trees
    .map((tree) => ({ tree, growth: tree.isEmpty ? Infinity : tree.sampledGrowth(documents) }))
    .toSorted((a, b) => a.growth - b.growth)
    .find(({ tree }) => tree.hasRoomFor(documents))?.tree;
}

/** Adding up the nodes takes as long as reading the terms of one document for this many of them. */
const nodesPerDocument = 64;

export class Combinations {
  /** Terms from this number on are not combined. */
  readonly end: number;
  readonly #nodes: Uint16Array;
  /** Of each node, its term and its parent, which has a lower number; a root has no term and is its own parent. */
  readonly #terms: Uint16Array;
  readonly #parents: Uint16Array;
  readonly #hasTerm: Uint8Array;
  /** How many of the documents have each node; 0 between two calls. */
  readonly #counted: Uint32Array;

  constructor(image: Image) {
    this.#nodes = image.uint16('combinationNodes');
    this.#terms = image.uint16('combinationTerms');
    this.#parents = image.uint16('combinationParents');
    this.#counted = new Uint32Array(this.#terms.length);
    const terms = [...this.#terms].filter((_term, node) => this.#parents[node] !== node);
    this.end = terms.reduce((end, term) => Math.max(end, term + 1), 0);
    this.#hasTerm = bitsOf(terms, this.end);
  }

  has(term: number): boolean {
    return this.#hasTerm[term] === 1;
  }

  /** The combined terms of a document, in no order. */
  termsOf(document: number): number[] {
    const terms: number[] = [];
    for (let at = document * treeCount; at < (document + 1) * treeCount; at++) {
      let node = this.#nodes[at] ?? 0;
      for (let parent = this.#parents[node] ?? 0; parent !== node; parent = this.#parents[node] ?? 0) {
        terms.push(this.#terms[node] ?? 0);
        node = parent;
      }
    }
    return terms;
  }

  /** How many of the first `length` documents have each term. */
  count(documents: Uint32Array, length: number): Uint32Array {
    return this.areFew(length) ? this.#countTerms(documents, length) : this.#countNodes(documents, length);
  }

  /** Approximate number of memory accesses of `count`. */
  costOf(length: number): number {
    const perDocument = this.areFew(length) ? nodesPerDocument : treeCount;
    return length * perDocument + (this.areFew(length) ? 0 : this.#terms.length);
  }

  /** Whether reading the terms of so many documents is faster than adding up all nodes. */
  areFew(length: number): boolean {
    return length * nodesPerDocument < this.#terms.length;
  }

  /** Adds the terms of the first `length` documents, which should be few. */
  countInto(tally: Tally, documents: Uint32Array, length: number): void {
    const nodes = this.#nodes;
    const terms = this.#terms;
    const parents = this.#parents;
    const { counts, touched } = tally;
    let touchedLength = tally.touchedLength;
    for (let i = 0; i < length; i++) {
      const first = documents[i]! * treeCount;
      for (let at = first; at < first + treeCount; at++) {
        let node = nodes[at]!;
        for (let parent = parents[node]!; parent !== node; parent = parents[node]!) {
          const term = terms[node]!;
          const count = counts[term]!;
          if (count === 0) touched[touchedLength++] = term;
          counts[term] = count + 1;
          node = parent;
        }
      }
    }
    tally.touchedLength = touchedLength;
  }

  #countTerms(documents: Uint32Array, length: number): Uint32Array {
    const nodes = this.#nodes;
    const terms = this.#terms;
    const parents = this.#parents;
    const counts = new Uint32Array(this.end);
    for (let i = 0; i < length; i++) {
      const first = documents[i]! * treeCount;
      for (let at = first; at < first + treeCount; at++) {
        let node = nodes[at]!;
        for (let parent = parents[node]!; parent !== node; parent = parents[node]!) {
          counts[terms[node]!]!++;
          node = parent;
        }
      }
    }
    return counts;
  }

  #countNodes(documents: Uint32Array, length: number): Uint32Array {
    const nodes = this.#nodes;
    const counted = this.#counted;
    let read = 0;
    for (let from = 0; from < length; from += batchSize) {
      const until = Math.min(from + batchSize, length);
      for (let i = from; i < until; i++) read ^= nodes[documents[i]! * treeCount]!;
      // Written out: a loop over the eight numbers takes twice as long.
      for (let i = from; i < until; i++) {
        const at = documents[i]! * treeCount;
        counted[nodes[at]!]!++;
        counted[nodes[at + 1]!]!++;
        counted[nodes[at + 2]!]!++;
        counted[nodes[at + 3]!]!++;
        counted[nodes[at + 4]!]!++;
        counted[nodes[at + 5]!]!++;
        counted[nodes[at + 6]!]!++;
        counted[nodes[at + 7]!]!++;
      }
    }
    sink[0] = read;
    return this.#addedUp();
  }

  /** From the leaves to the roots: a document with a node has the terms of all nodes above it. */
  #addedUp(): Uint32Array {
    const terms = this.#terms;
    const parents = this.#parents;
    const counted = this.#counted;
    const counts = new Uint32Array(this.end);
    for (let node = terms.length - 1; node >= 0; node--) {
      const count = counted[node]!;
      if (count === 0) continue;
      counted[node] = 0;
      const parent = parents[node]!;
      if (parent === node) continue;
      counts[terms[node]!]! += count;
      counted[parent]! += count;
    }
    return counts;
  }
}
