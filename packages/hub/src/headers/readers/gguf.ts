/** @module Architecture, context length, quantization, chat template and tensors of a GGUF file, from its header. */

import { fileTypes, tensorTypes } from '@loadout/catalogue/quantization';
import type { RepositoryRecord } from '@loadout/catalogue/records';

const nameIn = (
  types: Readonly<Record<string, { readonly code: number }>>,
  code: unknown,
): string | undefined => Object.entries(types).find(([, facts]) => facts.code === code)?.[0];

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

export async function readGguf(
  url: string,
  options: { readonly fetch: typeof fetch },
): Promise<NonNullable<RepositoryRecord['gguf']>> {
  const { gguf } = await import('@huggingface/gguf');
  const { metadata, tensorInfos, parameterCount } = await gguf(url, {
    ...options,
    computeParametersCount: true,
  });
  // The parser fills up a file that ends too early with zeros.
  if (tensorInfos.some(({ name }) => name.replaceAll('\0', '') === ''))
    throw new Error('the header is cut off');
  const pairs = new Map<string, unknown>(Object.entries(metadata));
  const architecture = textIn(pairs.get('general.architecture'));
  const context = numberIn(pairs.get(`${architecture}.context_length`));
  const template = textIn(pairs.get('tokenizer.chat_template'));
  const quantization = nameIn(fileTypes, numberIn(pairs.get('general.file_type')));
  const byType = Map.groupBy(tensorInfos, ({ dtype }) => nameIn(tensorTypes, dtype) ?? `type ${dtype}`);
  return {
    total: parameterCount,
    ...(architecture !== undefined && { architecture }),
    ...(context !== undefined && { context_length: context }),
    ...(template !== undefined && { chat_template: template }),
    ...(quantization !== undefined && { quantization }),
    tensors: Object.fromEntries([...byType].map(([type, infos]) => [type, infos.length])),
  };
}
