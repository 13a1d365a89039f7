/** @module The modules that `--again` has still to measure, so that an interrupted run of it goes on where it was. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.ts';

const defaultFile = fileURLToPath(new URL('.loadout/mutants/again.txt', root));

export class Pending {
  readonly #file: string;
  readonly #names: Set<string>;

  constructor(file = defaultFile) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.#names = new Set(lines.filter((line) => line !== ''));
  }

  has = (name: string): boolean => this.#names.has(name);

  add(names: readonly string[]): void {
    for (const name of names) this.#names.add(name);
    this.#write();
  }

  remove(name: string): void {
    if (this.#names.delete(name)) this.#write();
  }

  #write(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, [...this.#names].join('\n'));
  }
}
