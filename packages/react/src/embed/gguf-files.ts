/** @module The GGUF files of a repository as choices of a panel. Loaded only where there are some. */
import { readModel } from '@loadout/catalogue/panels';
import { ggufOptions } from '../gguf-options.ts';
import type { Choice } from '../views.ts';
import type { ModelInput } from './source.ts';

export interface Files {
  readonly files: readonly Choice[];
  readonly option: { readonly quantization?: string; readonly file?: string };
}

export function ggufChoices(record: ModelInput, wanted: string | null): Files {
  const options = ggufOptions(readModel(record).model);
  const chosen = options.find(({ value }) => value === wanted);
  return {
    files: options.map(({ value, label }) => ({ key: value, label, chosen: value === wanted })),
    option: chosen?.option ?? {},
  };
}
