/** @module GGUF quantization: the types from highest to lowest precision, and what a model of a given size needs. */
import {
  estimateFileSize,
  fileTypes,
  type FileType,
  memoryNeed,
  type MemoryNeed,
  preferenceOrder,
  tensorTypes,
} from '@loadout/catalogue';
import { parseParameterRange } from '@loadout/server';
import { formatBytes } from '../../lib/format/format.ts';
import { markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface FileTypeRow {
  readonly name: FileType;
  readonly code: number;
  readonly tensorType: string | undefined;
  readonly bits: number;
  readonly size: number;
  readonly memory: number;
}

export interface QuantizationData {
  /** As it was typed, and as it was read. */
  readonly size: string;
  readonly parameters: number;
  readonly context: number;
  readonly readable: boolean;
  readonly rows: readonly FileTypeRow[];
  readonly tensors: readonly {
    readonly name: string;
    readonly code: number;
    readonly blockSize: number;
    readonly bytes: number;
    readonly bits: number;
  }[];
}

const usual = { size: '8B', context: 4096 };
const longestContext = 10_000_000;

export const page: Page<QuantizationData> = {
  load({ url }) {
    const requested = url.searchParams.get('parameters')?.trim() || usual.size;
    const read = parseParameterRange(`min:${requested}`)?.min;
    const parameters = read !== undefined && read > 0 ? read : 8e9;
    const context = readContext(url.searchParams.get('context'));
    return {
      size: requested.slice(0, 20),
      parameters,
      context,
      readable: read === parameters,
      rows: preferenceOrder
        .map((name) => rowOf(name, parameters, context))
        .toSorted((a, b) => b.bits - a.bits),
      tensors: Object.entries(tensorTypes).map(([name, facts]) => ({
        name,
        code: facts.code,
        blockSize: facts.blockSize,
        bytes: facts.bytesPerBlock,
        bits: facts.bitsPerWeight,
      })),
    };
  },

  markdown: ({ rows, size, context }) =>
    markdownDocument(
      '# Quantization',
      `GGUF file types from highest to lowest precision, for a model of ${size} parameters and ${context} tokens of context.`,
      table(
        ['Type', 'Code', 'Bits per weight', 'File', 'Memory'],
        rows.map((row) => [
          row.name,
          String(row.code),
          row.bits.toFixed(2),
          formatBytes(row.size),
          formatBytes(row.memory),
        ]),
      ),
    ),
};

function readContext(text: string | null): number {
  const context = Number(text ?? usual.context);
  return Number.isInteger(context) && context > 0 && context <= longestContext ? context : usual.context;
}

function rowOf(name: FileType, parameters: number, contextLength: number): FileTypeRow {
  const facts = fileTypes[name];
  const need: MemoryNeed = memoryNeed({ parameters, label: name, contextLength });
  return {
    name,
    code: facts.code,
    tensorType: facts.tensorType,
    bits: facts.bitsPerWeight,
    size: estimateFileSize(parameters, name),
    memory: need.total,
  };
}
