/** @module The frame of a chart: card, grid, axes with ticks, and scales. */
import { blank, ink, SANS, type Canvas, type Pen } from './canvas.ts';

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly title: string;
}

export interface Plot {
  readonly canvas: Canvas;
  readonly pen: Pen;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly area: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

export function startPlot(width: number, height: number, xAxis: Axis, yAxis: Axis): Plot {
  const { canvas, pen } = blank(width, height, ink.page);
  const area = { left: 92, top: 56, right: width - 36, bottom: height - 76 };
  const x = (value: number): number =>
    area.left + ((value - xAxis.from) / (xAxis.to - xAxis.from)) * (area.right - area.left);
  const y = (value: number): number =>
    area.bottom - ((value - yAxis.from) / (yAxis.to - yAxis.from)) * (area.bottom - area.top);
  pen.font = `450 19px ${SANS}`;
  pen.lineWidth = 1.5;
  for (const { at, text } of yAxis.ticks) {
    pen.strokeStyle = ink.line;
    pen.beginPath();
    pen.moveTo(area.left, y(at));
    pen.lineTo(area.right, y(at));
    pen.stroke();
    pen.fillStyle = ink.muted;
    pen.textAlign = 'right';
    pen.textBaseline = 'middle';
    pen.fillText(text, area.left - 14, y(at));
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  for (const { at, text } of xAxis.ticks) pen.fillText(text, x(at), area.bottom + 14);
  pen.font = `550 19px ${SANS}`;
  pen.fillStyle = ink.text;
  pen.textAlign = 'left';
  pen.fillText(yAxis.title, 24, 18);
  pen.textAlign = 'right';
  pen.fillText(xAxis.title, area.right, area.bottom + 44);
  pen.textAlign = 'left';
  return { canvas, pen, x, y, area };
}

export function tracePath(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([px, py], i) => (i === 0 ? pen.moveTo(px, py) : pen.lineTo(px, py)));
}

export interface LegendItem {
  readonly text: string;
  readonly color: string;
  readonly shape: 'line' | 'area' | 'dot';
}

/** Right-aligned above the plot. */
export function drawLegend({ pen, area }: Plot, items: readonly LegendItem[]): void {
  pen.font = `500 18px ${SANS}`;
  pen.textBaseline = 'middle';
  let right = area.right;
  for (const { text, color, shape } of items.toReversed()) {
    const width = pen.measureText(text).width;
    pen.fillStyle = ink.text;
    pen.fillText(text, right - width, 28);
    pen.fillStyle = color;
    pen.beginPath();
    if (shape === 'dot') pen.arc(right - width - 15, 27, 7, 0, 2 * Math.PI);
    else pen.roundRect(right - width - 36, shape === 'line' ? 25 : 19, 28, shape === 'line' ? 4 : 16, 3);
    pen.fill();
    right -= width + 64;
  }
}

export function drawDot(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = ink.page;
  pen.stroke();
}
