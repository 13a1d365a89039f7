/** @module Which GGUF file a snippet names: the one asked for, the quantization asked for, else a sound choice. */
import { filesOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import type { SnippetContext } from '../snippets/context.ts';

/** Small enough for most machines, with little loss; the usual first choice. */
const usual = 'Q4_K_M';

const labelled = (label: string) => {
  const wanted = label.toLowerCase();
  return (file: string): boolean =>
    file
      .toLowerCase()
      .split(/[^a-z0-9_]+/)
      .some((part) => part === wanted || part.endsWith(`_${wanted}`));
};

/** The file itself where the record lists files, else a pattern that matches it. */
export function ggufPattern(model: ModelRecord, context: SnippetContext): string {
  if (context.file !== undefined) return context.file;
  const files = filesOf(model).filter((file) => file.endsWith('.gguf') && !file.includes('mmproj'));
  const label = context.quantization ?? usual;
  return (
    files.find(labelled(label)) ??
    (context.quantization === undefined ? files[0] : undefined) ??
    `*${label}.gguf`
  );
}
