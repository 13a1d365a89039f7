/** @module Small real files for the stand-in hub: safetensors, GGUF and Parquet. */

import { parquetWriteBuffer } from 'hyparquet-writer';

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

interface SampleTensor {
  readonly dtype: 'F32' | 'F16' | 'BF16' | 'I64';
  readonly shape: readonly number[];
}

const widths = { F32: 4, F16: 2, BF16: 2, I64: 8 } as const;
const product = (shape: readonly number[]): number => shape.reduce((all, each) => all * each, 1);

/** Header and zeros. Format: https://github.com/huggingface/safetensors#format */
export function safetensorsFile(
  tensors: Readonly<Record<string, SampleTensor>>,
  metadata: Readonly<Record<string, string>> = { format: 'pt' },
): Buffer {
  let offset = 0;
  const entries = Object.entries(tensors).map(([name, { dtype, shape }]) => {
    const start = offset;
    offset += product(shape) * widths[dtype];
    return [name, { dtype, shape, data_offsets: [start, offset] }] as const;
  });
  const header = Buffer.from(JSON.stringify({ __metadata__: metadata, ...Object.fromEntries(entries) }));
  return Buffer.concat([u64(header.length), header, Buffer.alloc(offset)]);
}

const ggufText = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
};

/** Numbers of the value types in the format: an unsigned 32-bit integer and a string. */
const ggufTypes = { number: 4, string: 8 } as const;

function ggufPair(key: string, value: string | number): Buffer {
  return typeof value === 'number'
    ? Buffer.concat([ggufText(key), u32(ggufTypes.number), u32(value)])
    : Buffer.concat([ggufText(key), u32(ggufTypes.string), ggufText(value)]);
}

export interface SampleGgufTensor {
  readonly name: string;
  readonly shape: readonly number[];
  /** Number of the tensor type in the format: 0 is F32, 1 is F16, 12 is Q4_K. */
  readonly type: number;
}

/** Version 3, with zeros for data, a byte for each weight. Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
export function ggufFile(
  pairs: Readonly<Record<string, string | number>>,
  tensors: readonly SampleGgufTensor[],
): Buffer {
  const keys = Object.entries(pairs);
  const infos = tensors.map(({ name, shape, type }) =>
    Buffer.concat([ggufText(name), u32(shape.length), ...shape.map(u64), u32(type), u64(0)]),
  );
  const weights = tensors.reduce((sum, { shape }) => sum + product(shape), 0);
  const head = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(keys.length)];
  return Buffer.concat([
    ...head,
    ...keys.map(([key, value]) => ggufPair(key, value)),
    ...infos,
    Buffer.alloc(64 + weights),
  ]);
}

/** Columns of texts and numbers, one row group, compressed with Snappy. */
export function parquetFile(columns: Readonly<Record<string, readonly (string | number)[]>>): Buffer {
  const columnData = Object.entries(columns).map(([name, data]) => ({
    name,
    data: [...data],
    type: typeof data[0] === 'number' ? ('DOUBLE' as const) : ('STRING' as const),
  }));
  return Buffer.from(parquetWriteBuffer({ columnData }));
}
