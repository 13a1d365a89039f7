/** @module Canvas helpers shared by every drawing. */

export type Canvas = OffscreenCanvas;
export type Pen = OffscreenCanvasRenderingContext2D;

export const SANS = '"Inter Variable", sans-serif';
export const MONO = '"JetBrains Mono Variable", monospace';

/** Dark enough for dark pages, and a visible frame on light ones. */
export const ink = {
  page: '#12161c',
  raised: '#1b212a',
  line: '#2c3541',
  text: '#eef2f6',
  muted: '#97a3b2',
} as const;

export const accents = {
  coral: '#ff6f61',
  amber: '#ffb020',
  teal: '#2ec4b6',
  sky: '#4da3ff',
  violet: '#9b8cff',
  pink: '#f580b8',
  lime: '#a5d84e',
  sand: '#d9b48f',
} as const;
export type Accent = keyof typeof accents;

export function penOf(canvas: Canvas): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No 2D context');
  return pen;
}

export function blank(width: number, height: number, paint?: string): { canvas: Canvas; pen: Pen } {
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  if (paint) {
    pen.fillStyle = paint;
    pen.fillRect(0, 0, width, height);
  }
  return { canvas, pen };
}

export function canvasOf(image: ImageData): Canvas {
  const { canvas, pen } = blank(image.width, image.height);
  pen.putImageData(image, 0, 0);
  return canvas;
}

export const pixelsOf = (canvas: Canvas): ImageData =>
  penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

export function copyOf(canvas: Canvas): { canvas: Canvas; pen: Pen } {
  const made = blank(canvas.width, canvas.height);
  made.pen.drawImage(canvas, 0, 0);
  return made;
}

export function scaled(canvas: Canvas, width: number, height: number): Canvas {
  const made = blank(width, height);
  made.pen.imageSmoothingQuality = 'high';
  made.pen.drawImage(canvas, 0, 0, width, height);
  return made.canvas;
}

export function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function roundedRect(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}
