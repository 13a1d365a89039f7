/** @module Builds one tree of terms that occur together, from the most frequent term down. */

const mostNodes = 8_192;
/** More nodes than this for few documents take longer to add up than the documents take to read. */
const leastNodes = 256;
const documentsPerNode = 64;

const sampledDocuments = 2_048;

export class TreeBuilder {
  /** The node of each document: the set of those of the added terms that it has. */
  readonly nodes: Uint16Array;
  readonly terms: number[] = [0];
  readonly parents: number[] = [0];
  readonly #most: number;
  /** By node, whether it was seen, or its child for the term that is being added. */
  readonly #marks: Uint16Array;

  constructor(documents: number) {
    this.nodes = new Uint16Array(documents);
    this.#most = Math.max(leastNodes, Math.min(mostNodes, Math.floor(documents / documentsPerNode)));
    this.#marks = new Uint16Array(this.#most);
  }

  get isEmpty(): boolean {
    return this.terms.length === 1;
  }

  /** An estimate of the number of new nodes, from some of the documents. */
  sampledGrowth(documents: Uint32Array): number {
    return this.#growth(documents, Math.max(1, Math.floor(documents.length / sampledDocuments)));
  }

  hasRoomFor(documents: Uint32Array): boolean {
    return this.terms.length + this.#growth(documents, 1) <= this.#most;
  }

  /** Every node that one of the documents has gets a child for the term. */
  add(term: number, documents: Uint32Array): void {
    this.#marks.fill(0);
    for (const document of documents) {
      const parent = this.nodes[document] ?? 0;
      let node = this.#marks[parent] ?? 0;
      if (node === 0) {
        node = this.terms.length;
        this.terms.push(term);
        this.parents.push(parent);
        this.#marks[parent] = node;
      }
      this.nodes[document] = node;
    }
  }

  #growth(documents: Uint32Array, step: number): number {
    this.#marks.fill(0);
    let growth = 0;
    for (let i = 0; i < documents.length; i += step) {
      const node = this.nodes[documents[i] ?? 0] ?? 0;
      if (this.#marks[node] === 0) growth++;
      this.#marks[node] = 1;
    }
    return growth;
  }
}
