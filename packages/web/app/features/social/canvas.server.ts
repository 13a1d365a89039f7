/** @module A canvas for rectangles and text, in the colours of the light theme. */
import { type Face, glyphsOf } from './glyphs.server.ts';
import { type Colour, encodePng } from './png.ts';

const paper: Colour = [0xfa, 0xfa, 0xf7];

/** Inks in which letters are written; each has a step for every share of a pixel that it covers. */
const inks = {
  ink: [0x1a, 0x1b, 0x1e],
  soft: [0x48, 0x4a, 0x51],
  faint: [0x62, 0x64, 0x6b],
} as const satisfies Record<string, Colour>;

const fills = {
  accent: [0xb0, 0x34, 0x1a],
  line: [0xde, 0xde, 0xd6],
  multimodal: [0x6a, 0x3e, 0xc0],
  nlp: [0x1c, 0x5b, 0xb0],
  cv: [0x2b, 0x6b, 0x31],
  audio: [0x86, 0x54, 0x00],
  tabular: [0x0c, 0x66, 0x70],
  rl: [0xa3, 0x28, 0x70],
  other: [0x55, 0x58, 0x64],
} as const satisfies Record<string, Colour>;

export type Ink = keyof typeof inks;
export type Fill = keyof typeof fills | Ink;

const steps = 16;
const inkNames = ['ink', 'soft', 'faint'] as const satisfies readonly Ink[];
const fillNames = Object.keys(fills);

const mix = (ink: Colour, share: number): Colour => [
  Math.round(paper[0] + (ink[0] - paper[0]) * share),
  Math.round(paper[1] + (ink[1] - paper[1]) * share),
  Math.round(paper[2] + (ink[2] - paper[2]) * share),
];

const palette: readonly Colour[] = [
  ...inkNames.flatMap((name) =>
    Array.from({ length: steps }, (_, step) => mix(inks[name], step / (steps - 1))),
  ),
  ...Object.values(fills),
];

const isInk = (fill: Fill): fill is Ink => fill in inks;
const inkStart = (ink: Ink): number => inkNames.indexOf(ink) * steps;
const indexOf = (fill: Fill): number =>
  isInk(fill) ? inkStart(fill) + steps - 1 : inkNames.length * steps + fillNames.indexOf(fill);

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height);
  }

  fill(colour: Fill, x: number, y: number, width: number, height: number): void {
    const index = indexOf(colour);
    for (let row = y; row < y + height; row += 1)
      this.#pixels.fill(index, row * this.width + x, row * this.width + x + width);
  }

  /** `y` is the baseline. Returns the x position where the text ends. */
  write(text: string, face: Face, ink: Ink, x: number, y: number): number {
    let at = x;
    for (const glyph of glyphsOf(text, face)) {
      this.#stamp(glyph, inkStart(ink), Math.round(at) + glyph.x, y + glyph.y);
      at += glyph.advance;
    }
    return at;
  }

  #stamp(glyph: ReturnType<typeof glyphsOf>[number], start: number, left: number, top: number): void {
    for (let row = 0; row < glyph.height; row += 1) {
      for (let column = 0; column < glyph.width; column += 1) {
        const share = glyph.ink[row * glyph.width + column] ?? 0;
        const [x, y] = [left + column, top + row];
        if (share === 0 || x < 0 || x >= this.width || y < 0 || y >= this.height) continue;
        this.#pixels[y * this.width + x] = start + share;
      }
    }
  }

  png(): Uint8Array<ArrayBuffer> {
    return encodePng({ width: this.width, height: this.height, palette, pixels: this.#pixels });
  }
}
