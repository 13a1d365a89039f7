/** @module Reads the width and height of a WebP or AVIF image, so that a page can reserve its space. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing for what is neither, or is cut short. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return webpSize(view) ?? avifSize(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const code = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

function webpSize(view: DataView): Size | undefined {
  if (code(view, 0) !== 'RIFF' || code(view, 8) !== 'WEBP') return undefined;
  switch (code(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return undefined;
  }
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** The first `ispe` box is the size of the main image. */
function avifSize(view: DataView): Size | undefined {
  if (code(view, 4) !== 'ftyp') return undefined;
  for (let at = 8; at + 16 <= view.byteLength; at += 1) {
    if (code(view, at) === 'ispe') return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  }
  return undefined;
}
