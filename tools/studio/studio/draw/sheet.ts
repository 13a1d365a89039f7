/** @module A sheet of paper that records every word on it with its position. */
import { blank, SANS, type Canvas, type Pen } from './canvas.ts';
import type { Box } from './regions.ts';

export interface Word {
  readonly text: string;
  readonly box: Box;
}

export interface Style {
  readonly size: number;
  readonly weight?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: Pen;
  readonly words: readonly Word[];
  /** Writes one line and returns where it ends. */
  readonly write: (text: string, x: number, y: number, style: Style) => number;
  /** Writes wrapped lines and returns the position below the last one. */
  readonly paragraph: (text: string, x: number, y: number, width: number, style: Style) => number;
}

export const paper = {
  page: '#fbfaf7',
  ink: '#1d2530',
  soft: '#5d6876',
  line: '#d9d5cb',
  accent: '#0f6b75',
  wash: '#e6f0ef',
} as const;

export function newSheet(width: number, height: number): Sheet {
  const { canvas, pen } = blank(width, height, paper.page);
  const words: Word[] = [];

  const write = (
    text: string,
    x: number,
    y: number,
    { size, weight = 400, color = paper.ink, align = 'left' }: Style,
  ): number => {
    pen.font = `${weight} ${size}px ${SANS}`;
    pen.fillStyle = color;
    pen.textBaseline = 'alphabetic';
    const start = align === 'right' ? x - pen.measureText(text).width : x;
    pen.fillText(text, start, y);
    let passed = '';
    for (const word of text.split(' ')) {
      const left = start + pen.measureText(passed).width;
      const right = left + pen.measureText(word).width;
      if (word)
        words.push({
          text: word,
          box: {
            xmin: Math.floor(left),
            ymin: Math.floor(y - size * 0.8),
            xmax: Math.ceil(right),
            ymax: Math.ceil(y + size * 0.24),
          },
        });
      passed += `${word} `;
    }
    return start + pen.measureText(text).width;
  };

  const paragraph = (text: string, x: number, y: number, limit: number, style: Style): number => {
    pen.font = `${style.weight ?? 400} ${style.size}px ${SANS}`;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
      if (lines.length > 0 && pen.measureText(longer).width <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const step = style.size * 1.5;
    lines.forEach((line, i) => write(line, x, y + i * step, style));
    return y + lines.length * step;
  };

  return { canvas, pen, words, write, paragraph };
}

export function rule(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  color: string = paper.line,
  width = 1.5,
): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x1, y);
  pen.lineTo(x2, y);
  pen.stroke();
}

/** The logo of the fictional harbour office: a sun over three waves. */
export function harbourMark(pen: Pen, x: number, y: number, size: number): void {
  pen.fillStyle = '#f0a63a';
  pen.beginPath();
  pen.arc(x + size / 2, y + size * 0.42, size * 0.26, Math.PI, 0);
  pen.fill();
  pen.strokeStyle = paper.accent;
  pen.lineWidth = size * 0.085;
  pen.lineCap = 'round';
  for (const level of [0.54, 0.72, 0.9]) {
    pen.beginPath();
    for (let i = 0; i <= 24; i++) {
      const px = x + (i / 24) * size;
      const py = y + level * size + Math.sin((i / 24) * 4 * Math.PI + level * 4) * size * 0.045;
      if (i === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    pen.stroke();
  }
}
