/** @module Modules that some records need: a page loads one when a generator first reads it. The build makes them (`tools/release/parts`). */

/** Thrown when a generator reads a part that is not loaded. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** Loads it. */
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super(
      'A part of this library is not loaded. Generate with loadSnippets, or import the library from @loadout/catalogue/libraries/….',
    );
    this.load = load;
  }

  /** Also when another copy of this module threw it: a library imported alone brings its own. */
  static is(error: unknown): error is MissingPart {
    return error instanceof Error && error.name === 'MissingPart';
  }
}

/** A module that is loaded when it is first read. */
export function part<Module>(load: () => Promise<Module>): () => Module {
  let loaded: { readonly module: Module } | undefined;
  return () => {
    if (loaded) return loaded.module;
    throw new MissingPart(async () => {
      loaded = { module: await load() };
    });
  };
}

/** A text in the languages at hand, to which others are added that are read when one of them is needed. */
export function inLanguages<Value>(
  known: Readonly<Record<string, Value>>,
  others: string,
  read: () => Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | undefined>> {
  for (const language of others.split(' '))
    Object.defineProperty(known, language, { enumerable: true, get: () => read()[language] });
  return known;
}

/** Generates, after the parts that it reads are loaded. Generators are pure: they start again after each part. */
export async function withParts<Result>(generate: () => Result): Promise<Result> {
  for (;;)
    try {
      return generate();
    } catch (error) {
      if (!MissingPart.is(error)) throw error;
      await error.load();
    }
}
