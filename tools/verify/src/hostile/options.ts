/** @module Hostile options of a snippet call. */
import { huggingFace, type LibrarySnippetOptions } from '@loadout/catalogue';
import type { Json } from '../json.ts';
import { combined } from './payloads.ts';
import { type Variant, variants } from './variants.ts';

const toOptions = (value: Json): LibrarySnippetOptions => {
  const options: LibrarySnippetOptions = JSON.parse(JSON.stringify(value));
  return options;
};

function* eachOption(): Iterable<Variant<LibrarySnippetOptions>> {
  const single: Record<string, Json> = {
    revision: { revision: 'main' },
    quantization: { quantization: 'Q4_K_M' },
    file: { file: 'model.gguf' },
    ...Object.fromEntries(
      Object.entries(huggingFace).map(([field, value]) => [
        `platform.${field}`,
        { platform: { [field]: value } },
      ]),
    ),
  };
  for (const [name, base] of Object.entries(single))
    yield* variants({ name, base, includes: () => true, payloads: combined }, toOptions);
}

/** One option at a time: a rejected one must not prevent testing the others. */
export const hostileOptions: readonly Variant<LibrarySnippetOptions>[] = [...eachOption()];
