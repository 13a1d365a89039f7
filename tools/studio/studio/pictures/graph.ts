/** @module A graph whose groups are predicted from a few known nodes. */
import { accents, blank, ink, SANS, type Canvas } from '../draw/canvas.ts';
import { friendships, spreadLabels, type Graph } from '../models/graph.ts';
import type { Recipe } from '../picture.ts';

const [WIDTH, HEIGHT] = [960, 640];
const groupColors = [accents.coral, accents.teal, accents.violet] as const;
const groupNames = ['rowers', 'sailors', 'divers'] as const;

interface Mark {
  readonly fill: string;
  readonly radius: number;
  readonly ring?: string;
}

function draw({ nodes, edges }: Graph, marks: readonly Mark[], note: string): Canvas {
  const { canvas, pen } = blank(WIDTH, HEIGHT, ink.page);
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const place = (i: number) => {
    const node = nodes[i];
    return {
      x: 70 + (((node?.x ?? 0) - left) / (right - left)) * (WIDTH - 140),
      y: 60 + (((node?.y ?? 0) - top) / (bottom - top)) * (HEIGHT - 150),
    };
  };
  pen.lineWidth = 2.2;
  for (const [i, j] of edges) {
    const [a, b] = [place(i), place(j)];
    const stroke = pen.createLinearGradient(a.x, a.y, b.x, b.y);
    stroke.addColorStop(0, `${marks[i]?.fill ?? ink.muted}99`);
    stroke.addColorStop(1, `${marks[j]?.fill ?? ink.muted}99`);
    pen.strokeStyle = stroke;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.quadraticCurveTo(
      (a.x + b.x) / 2 + (b.y - a.y) * 0.08,
      (a.y + b.y) / 2 - (b.x - a.x) * 0.08,
      b.x,
      b.y,
    );
    pen.stroke();
  }
  marks.forEach(({ fill, radius, ring }, i) => {
    const { x, y } = place(i);
    const glow = pen.createRadialGradient(x, y, radius * 0.5, x, y, radius * 2.1);
    glow.addColorStop(0, `${fill}55`);
    glow.addColorStop(1, `${fill}00`);
    pen.fillStyle = glow;
    pen.fillRect(x - 40, y - 40, 80, 80);
    const body = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
    body.addColorStop(0, '#ffffff');
    body.addColorStop(0.28, fill);
    body.addColorStop(1, fill);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = body;
    pen.fill();
    pen.lineWidth = ring ? 4 : 2.5;
    pen.strokeStyle = ring ?? ink.page;
    pen.stroke();
  });
  pen.font = `500 20px ${SANS}`;
  pen.textBaseline = 'middle';
  let x = 40;
  groupNames.forEach((name, g) => {
    pen.fillStyle = groupColors[g] ?? ink.muted;
    pen.beginPath();
    pen.arc(x + 8, HEIGHT - 34, 8, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = ink.text;
    pen.fillText(name, x + 26, HEIGHT - 33);
    x += pen.measureText(name).width + 62;
  });
  pen.fillStyle = ink.muted;
  pen.fillText(note, x + 6, HEIGHT - 33);
  return canvas;
}

const colorOf = (group: number): string => groupColors[group] ?? ink.muted;

const graphMl: Recipe = () => {
  const graph = friendships();
  const predictions = spreadLabels(graph);
  const known = graph.nodes.map((node): Mark => ({
    fill: node.known ? colorOf(node.group) : '#66717f',
    radius: node.known ? 17 : 12,
  }));
  const guessed = graph.nodes.map((node, i): Mark => {
    const group = predictions[i]?.group ?? 0;
    const radius = node.known ? 17 : 12;
    return group === node.group
      ? { fill: colorOf(group), radius }
      : { fill: colorOf(group), radius, ring: '#ffffff' };
  });
  const asked = graph.nodes.filter(({ known: isKnown }) => !isKnown).length;
  const right = graph.nodes.filter((node, i) => !node.known && predictions[i]?.group === node.group).length;
  return [
    {
      name: 'input-graph',
      role: 'input',
      label: 'Friendships; the clubs of six people are known',
      alt: `A graph of ${graph.nodes.length} people joined by ${graph.edges.length} friendships. Six larger nodes are coloured by their club, two for each of three clubs; all others are grey.`,
      frames: [draw(graph, known, 'grey: not known')],
      facts: {
        nodes: graph.nodes.length,
        edges: graph.edges.length,
        known: graph.nodes.length - asked,
        groups: groupNames,
      },
    },
    {
      name: 'output-graph',
      role: 'output',
      label: 'Groups found',
      alt: `The same graph with every node coloured by the club that was guessed from its friends: ${right} of ${asked} guesses are right, the others have a white ring.`,
      frames: [draw(graph, guessed, 'white ring: guessed wrong')],
      facts: { method: 'label spreading', asked, right, accuracy: Math.round((1000 * right) / asked) / 1000 },
    },
  ];
};

export const graphRecipes: Record<string, Recipe> = { 'graph-ml': graphMl };
