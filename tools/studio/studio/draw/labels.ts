/** @module Boxes with name tags, as for object detection. */
import { accents, copyOf, roundedRect, SANS, type Accent, type Canvas, type Pen } from './canvas.ts';
import type { Box } from './regions.ts';
import { placeTags, TAG_HEIGHT } from './tags.ts';

export interface Labeled {
  readonly box: Box;
  readonly text: string;
  readonly color: Accent;
}

const PADDING = 9;

function tagWidth(pen: Pen, text: string): number {
  pen.font = `650 20px ${SANS}`;
  return pen.measureText(text).width + 2 * PADDING;
}

export function drawTag(pen: Pen, text: string, x: number, y: number, color: string): void {
  const width = tagWidth(pen, text);
  const left = Math.min(Math.max(x, 4), pen.canvas.width - width - 4);
  const top = Math.min(Math.max(y, 4), pen.canvas.height - TAG_HEIGHT - 4);
  pen.fillStyle = color;
  roundedRect(pen, left, top, width, TAG_HEIGHT, 7);
  pen.fill();
  pen.fillStyle = '#11151a';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + PADDING, top + TAG_HEIGHT / 2 + 1);
}

function drawBox(pen: Pen, { box, color }: Labeled): void {
  const inset = 2;
  const x = Math.max(box.xmin, inset);
  const y = Math.max(box.ymin, inset);
  const width = Math.min(box.xmax, pen.canvas.width - inset) - x;
  const height = Math.min(box.ymax, pen.canvas.height - inset) - y;
  roundedRect(pen, x, y, width, height, 8);
  pen.lineWidth = 7;
  pen.strokeStyle = 'rgba(10, 14, 20, 0.38)';
  pen.stroke();
  pen.lineWidth = 3.5;
  pen.strokeStyle = accents[color];
  pen.stroke();
}

export function withBoxes(picture: Canvas, things: readonly Labeled[]): Canvas {
  const { canvas, pen } = copyOf(picture);
  for (const thing of things) drawBox(pen, thing);
  const tagged = things.map(({ box, text, color }) => ({
    box,
    text,
    color,
    tagWidth: tagWidth(pen, text),
  }));
  for (const { text, color, left, top } of placeTags(tagged, canvas))
    drawTag(pen, text, left, top, accents[color]);
  return canvas;
}
