/** @module The rules by library, and the repositories of the store with the rule that counts their downloads. */
import {
  downloadRule,
  isLibraryKey,
  libraries,
  libraryKeys,
  type Library,
  type Rule,
  verdictsOf,
} from '@loadout/catalogue';
import { repoKinds, type Store, storedRecord } from '@loadout/hub';
import type { CountedRepository } from './ledger.ts';

export const libraryRules: ReadonlyMap<string, Rule> = new Map(
  libraryKeys.map((key) => {
    const { countDownloads }: Library = libraries[key];
    return [key, downloadRule(countDownloads)];
  }),
);

const verdicts = verdictsOf(libraryRules);

/** Numbered from 1. */
export const numberedRules: readonly Rule[] = verdicts.map(({ rule }) => rule);

const numbers: ReadonlyMap<string, number> = new Map(
  verdicts.flatMap(({ keys }, at) => keys.map((key): [string, number] => [key, at + 1])),
);

/** 0 is the default rule. */
export const ruleNumberOf = (library: string | undefined): number => numbers.get(library ?? '') ?? 0;

/** In batches; only models have a library. */
export async function* countedRepositories(store: Store): AsyncGenerator<readonly CountedRepository[]> {
  for (const kind of repoKinds) {
    for await (const rows of store.scan(kind)) {
      yield rows.map((row) => {
        const library = kind === 'model' ? libraryOf(row) : undefined;
        return { kind, id: row.id, library, rule: ruleNumberOf(library) };
      });
    }
  }
}

/** The library in the record; `undefined` selects the default rule, as on the page of a model. */
function libraryOf(row: { readonly id: string; readonly json: string }): string | undefined {
  const named = storedRecord('model', row)?.library_name;
  return named !== undefined && isLibraryKey(named) ? named : undefined;
}
