/** @module The gridworld as an island of blocks, before and after learning. */
import { blank, ink, SANS, type Canvas, type Pen } from '../draw/canvas.ts';
import { ramp } from '../draw/colormap.ts';
import { columns, learn, moves, rows, START, tileAt, type Learned, type Place } from '../models/gridworld.ts';
import type { Recipe } from '../picture.ts';

const [WIDTH, HEIGHT] = [960, 600];
/** Half the width and half the height of a block's top face. */
const [HALF_X, HALF_Y] = [66, 36];
const ORIGIN = { x: 372, y: 96 };

type Rgb = readonly [number, number, number];

const css = (rgb: Rgb, light = 1): string =>
  `rgb(${rgb.map((c) => Math.round(Math.min(255, c * light))).join(' ')})`;

/** The center of a block's top face, at a height in pixels. */
const center = ({ row, column }: Place, height = 0) => ({
  x: ORIGIN.x + (column - row) * HALF_X,
  y: ORIGIN.y + (column + row) * HALF_Y - height,
});

function block(pen: Pen, place: Place, height: number, color: Rgb): void {
  const { x, y } = center(place, height);
  const foot = height + 34;
  const face = (points: readonly (readonly [number, number])[], fill: string) => {
    pen.beginPath();
    points.forEach(([px, py], i) => (i === 0 ? pen.moveTo(px, py) : pen.lineTo(px, py)));
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 1.6;
    pen.lineJoin = 'round';
    pen.strokeStyle = css(color, 0.62);
    pen.stroke();
  };
  face(
    [
      [x - HALF_X, y],
      [x, y + HALF_Y],
      [x, y + HALF_Y + foot],
      [x - HALF_X, y + foot],
    ],
    css(color, 0.72),
  );
  face(
    [
      [x + HALF_X, y],
      [x, y + HALF_Y],
      [x, y + HALF_Y + foot],
      [x + HALF_X, y + foot],
    ],
    css(color, 0.5),
  );
  face(
    [
      [x, y - HALF_Y],
      [x + HALF_X, y],
      [x, y + HALF_Y],
      [x - HALF_X, y],
    ],
    css(color),
  );
}

function arrow(
  pen: Pen,
  place: Place,
  [down, right]: readonly [number, number],
  height: number,
  strong: boolean,
): void {
  const { x, y } = center(place, height);
  const ux = (right - down) * HALF_X * 0.5;
  const uy = (right + down) * HALF_Y * 0.5;
  const [nx, ny] = [-(right + down) * HALF_X * 0.24, (right - down) * HALF_Y * 0.24];
  pen.strokeStyle = strong ? '#ffffff' : 'rgb(255 255 255 / 0.5)';
  pen.lineWidth = strong ? 6 : 3.5;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(x - ux * 0.8, y - uy * 0.8);
  pen.lineTo(x + ux * 0.8, y + uy * 0.8);
  pen.moveTo(x + ux * 0.25 + nx * 0.75, y + uy * 0.25 + ny * 0.75);
  pen.lineTo(x + ux * 0.8, y + uy * 0.8);
  pen.lineTo(x + ux * 0.25 - nx * 0.75, y + uy * 0.25 - ny * 0.75);
  pen.stroke();
}

function flag(pen: Pen, place: Place): void {
  const { x, y } = center(place, 6);
  pen.lineCap = 'round';
  pen.lineWidth = 6;
  pen.strokeStyle = '#f2ede2';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - 72);
  pen.stroke();
  pen.fillStyle = '#ff6f61';
  pen.beginPath();
  pen.moveTo(x + 3, y - 72);
  pen.quadraticCurveTo(x + 26, y - 78, x + 46, y - 66);
  pen.lineTo(x + 44, y - 40);
  pen.quadraticCurveTo(x + 24, y - 50, x + 3, y - 42);
  pen.fill();
}

function agent(pen: Pen, place: Place): void {
  const { x, y } = center(place, 10);
  pen.fillStyle = 'rgb(0 0 0 / 0.3)';
  pen.beginPath();
  pen.ellipse(x + 6, y + 6, 26, 12, 0, 0, 2 * Math.PI);
  pen.fill();
  const body = pen.createRadialGradient(x - 9, y - 34, 3, x, y - 22, 30);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.5, '#dfe7ee');
  body.addColorStop(1, '#8fa2b5');
  pen.fillStyle = body;
  pen.beginPath();
  pen.roundRect(x - 25, y - 48, 50, 50, 22);
  pen.fill();
  pen.fillStyle = '#17202b';
  pen.beginPath();
  pen.roundRect(x - 14, y - 36, 36, 20, 9);
  pen.fill();
  pen.fillStyle = '#62e2d0';
  for (const dx of [-3, 12]) {
    pen.beginPath();
    pen.arc(x + dx, y - 26, 4, 0, 2 * Math.PI);
    pen.fill();
  }
}

const colorOf = (tile: string, value: number | undefined, place: Place): Rgb => {
  if (tile === '#') return [112, 120, 132];
  if (tile === '~') return [38, 110, 158];
  if (value !== undefined) return ramp(0.16 + 0.72 * Math.max(0, value));
  return (place.row + place.column) % 2 === 0 ? [116, 160, 84] : [104, 148, 76];
};

const heights: Record<string, number> = { '#': 15, '~': -12 };

function drawWorld(learned?: Learned): Canvas {
  const { canvas, pen } = blank(WIDTH, HEIGHT, ink.page);
  const onWalk = (place: Place): boolean =>
    learned?.walk.some((step) => step.place.row === place.row && step.place.column === place.column) ?? false;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { row, column };
      const tile = tileAt(place);
      const free = tile === '.' || tile === 'S';
      const value = tile === 'G' ? 1 : free ? learned?.value(place) : undefined;
      const height = heights[tile] ?? 0;
      block(pen, place, height, colorOf(tile, learned ? value : undefined, place));
      if (free && learned) arrow(pen, place, moves[learned.best(place)], height, onWalk(place));
      if (tile === 'G') flag(pen, place);
      if (tile === 'S' && !learned) agent(pen, place);
    }
  }
  if (learned) drawScale(pen);
  return canvas;
}

function drawScale(pen: Pen): void {
  const [left, top, width] = [36, HEIGHT - 66, 210];
  for (let i = 0; i < width; i++) {
    pen.fillStyle = css(ramp(0.16 + (0.72 * i) / width));
    pen.fillRect(left + i, top, 1.5, 14);
  }
  pen.font = `450 18px ${SANS}`;
  pen.fillStyle = ink.muted;
  pen.textBaseline = 'top';
  pen.fillText('expected reward', left, top - 28);
  pen.fillText('0', left, top + 22);
  pen.textAlign = 'right';
  pen.fillText('1', left + width, top + 22);
  pen.textAlign = 'left';
}

const reinforcementLearning: Recipe = () => {
  const learned = learn();
  const steps = learned.walk.map(({ move }) => move);
  return [
    {
      name: 'input-world',
      role: 'input',
      label: 'The world',
      alt: 'A small island of square blocks, eight by five: grass, grey rocks, blue water holes, a round robot in one corner and a red flag in the opposite corner.',
      frames: [drawWorld()],
      facts: { columns, rows, start: { ...START }, rewards: { goal: 1, water: -1, eachOtherStep: -0.01 } },
    },
    {
      name: 'output-policy',
      role: 'output',
      label: 'What was learned',
      alt: `The same island after learning: every block is coloured by the reward the robot expects from there, brighter towards the flag, and an arrow shows its best move. Bold arrows lead from the start to the flag in ${steps.length} steps around rocks and water.`,
      frames: [drawWorld(learned)],
      facts: {
        method: 'Q-learning',
        episodes: learned.episodes,
        walk: steps,
        steps: steps.length,
        expectedRewardAtStart: Math.round(learned.value(START) * 1000) / 1000,
      },
    },
  ];
};

export const gridworldRecipes: Record<string, Recipe> = { 'reinforcement-learning': reinforcementLearning };
