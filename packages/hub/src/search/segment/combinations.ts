/**
 * @module Combinations: the frequent terms of a document as eight numbers, so that many documents are counted without
 * reading their terms. Each number is a node of a tree; the path from the root to it names the terms of that tree
 * that the document has.
 */

import { type Groups, invert } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { mostNodes, TreeBuilder } from './tree-builder.ts';

/** The numbers of a document are adjacent; the nodes of all trees are numbered up to 65,535. */
const treeCount = 8;
const mostTerms = 1_024;
/** Rarer terms are counted faster by their postings. */
const documentsPerTerm = 1_024;

export interface BuiltCombinations {
  readonly sections: Sections;
  /** By term: 1 if it is counted by combinations. */
  readonly hasTerm: Uint8Array;
}

export function buildCombinations(termsOfDocuments: Groups, counts: Uint32Array): BuiltCombinations {
  const documents = termsOfDocuments.starts.length - 1;
  let terms = 0;
  while (terms < Math.min(mostTerms, counts.length) && (counts[terms] ?? 0) * documentsPerTerm > documents)
    terms++;
  const documentsOf = invert(termsOfDocuments, counts, (term) => term >= terms);
  const trees = Array.from({ length: treeCount }, () => new TreeBuilder(documents));
  for (let term = 0; term < terms; term++) {
    const own = documentsOf.items.subarray(documentsOf.starts[term] ?? 0, documentsOf.starts[term + 1] ?? 0);
    treeFor(trees, own)?.add(term, own);
  }
  return {
    sections: sectionsOf(trees, documents),
    hasTerm: termsIn(trees.map((tree) => tree.terms)),
  };
}

function sectionsOf(trees: readonly TreeBuilder[], documents: number): Sections {
  const nodes = new Uint16Array(documents * treeCount);
  for (const [at, tree] of trees.entries()) {
    for (let document = 0; document < documents; document++)
      nodes[document * treeCount + at] = at * mostNodes + (tree.nodes[document] ?? 0);
  }
  return {
    combinationNodes: nodes,
    combinationSizes: Uint16Array.from(trees, (tree) => tree.terms.length),
    combinationTerms: Uint16Array.from(trees.flatMap((tree) => tree.terms)),
    combinationParents: Uint16Array.from(trees.flatMap((tree) => tree.parents)),
  };
}

/** The first node of a tree has no term. */
function termsIn(trees: readonly ArrayLike<number>[]): Uint8Array {
  const terms = trees.flatMap((tree) => Array.from(tree).slice(1));
  const isIn = new Uint8Array(terms.reduce((most, term) => Math.max(most, term + 1), 0));
  for (const term of terms) isIn[term] = 1;
  return isIn;
}

/** The tree that grows least, of those in use; else an empty one. */
function treeFor(trees: readonly TreeBuilder[], documents: Uint32Array): TreeBuilder | undefined {
  return trees
    .map((tree) => ({ tree, growth: tree.isEmpty ? Infinity : tree.sampledGrowth(documents) }))
    .toSorted((a, b) => a.growth - b.growth)
    .find(({ tree }) => tree.hasRoomFor(documents))?.tree;
}

interface Tree {
  /** The number of its root. */
  readonly first: number;
  /** Of each node, its term and its parent, which has a lower number. */
  readonly terms: Uint16Array;
  readonly parents: Uint16Array;
}

export class Combinations {
  /** By term: 1 if `count` counts it. */
  readonly hasTerm: Uint8Array;
  /** How many of its terms a document has. */
  readonly termsPerDocument: number;
  readonly #nodes: Uint16Array;
  readonly #trees: readonly Tree[];
  /** How many of the documents have each node; 0 between two calls. */
  readonly #counted = new Uint32Array(treeCount * mostNodes);

  constructor(image: Image, counts: Uint32Array) {
    this.#nodes = image.uint16('combinationNodes');
    const terms = image.uint16('combinationTerms');
    const parents = image.uint16('combinationParents');
    let start = 0;
    this.#trees = Array.from(image.uint16('combinationSizes'), (size, at) => {
      const from = start;
      start += size;
      return {
        first: at * mostNodes,
        terms: terms.subarray(from, start),
        parents: parents.subarray(from, start),
      };
    });
    this.hasTerm = termsIn(this.#trees.map((tree) => tree.terms));
    const occurrences = this.hasTerm.reduce((sum, isIn, term) => sum + isIn * (counts[term] ?? 0), 0);
    this.termsPerDocument = (occurrences * treeCount) / Math.max(1, this.#nodes.length);
  }

  has(term: number): boolean {
    return this.hasTerm[term] === 1;
  }

  /** How many of the first `length` documents have each term. */
  count(documents: Uint32Array, length: number): Uint32Array {
    const nodes = this.#nodes;
    const counted = this.#counted;
    // Written out: a loop over the eight numbers takes twice as long.
    for (let i = 0; i < length; i++) {
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
    const counts = new Uint32Array(this.hasTerm.length);
    for (const tree of this.#trees) this.#addUp(tree, counts);
    return counts;
  }

  /** Approximate number of memory accesses of `count`. */
  costOf(length: number): number {
    return this.#trees.reduce((cost, { terms }) => cost + 2 * length + terms.length, 0);
  }

  /** From the leaves to the root: a document with a node has the terms of all nodes above it. */
  #addUp({ first, terms, parents }: Tree, counts: Uint32Array): void {
    const counted = this.#counted;
    for (let node = terms.length - 1; node > 0; node--) {
      const count = counted[first + node]!;
      if (count === 0) continue;
      counts[terms[node]!]! += count;
      counted[first + parents[node]!]! += count;
      counted[first + node] = 0;
    }
    counted[first] = 0;
  }
}
