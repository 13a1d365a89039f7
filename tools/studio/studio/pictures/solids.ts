/** @module Toys as meshes: from an image, and from text. */
import { ink, SANS, type Canvas } from '../draw/canvas.ts';
import { shoot, STILL, type Picture, type Recipe } from '../picture.ts';
import { toys, toyView, type Toy } from '../scenes/toys.ts';
import { sampleToy } from '../solid/grid.ts';
import { meshOf, type Mesh } from '../solid/mesh.ts';
import { drawMesh, stage, type Placement } from '../solid/turntable.ts';

const GRID = 96;
const look = { contrast: 0.3 };

/** Scales down so that a tall toy is not cropped, and keeps its base in place. */
const zoomed = ({ x, y, width, height }: Placement, zoom: number): Placement => ({
  x: x + (1 - zoom) * 0.5 * width,
  y: y + (1 - zoom) * 0.82 * height,
  width: width * zoom,
  height: height * zoom,
});

function turntable(mesh: Mesh, start: number, zoom: number, frames: number): readonly Canvas[] {
  const [width, height] = [440, 360];
  const placement = zoomed({ x: -40, y: -34, width: width + 80, height: height + 62 }, zoom);
  return Array.from({ length: frames }, (_, i) => {
    const { canvas, pen } = stage(width, height);
    drawMesh(pen, mesh, start + (2 * Math.PI * i) / frames, 'color', placement);
    return canvas;
  });
}

/** The mesh three times: wireframe, normals, colors. */
function threeViews(mesh: Mesh, heading: number, zoom: number): Canvas {
  const { canvas, pen } = stage(960, 400);
  (['wire', 'normals', 'color'] as const).forEach((skin, i) => {
    drawMesh(pen, mesh, heading, skin, zoomed({ x: i * 320 - 90, y: -34, width: 500, height: 426 }, zoom));
    pen.font = `500 18px ${SANS}`;
    pen.fillStyle = ink.muted;
    pen.textAlign = 'center';
    pen.fillText(['wires', 'normals', 'colours'][i] ?? '', i * 320 + 160, 376);
  });
  return canvas;
}

interface Subject {
  readonly toy: Toy;
  readonly heading: number;
  readonly zoom: number;
  readonly what: string;
}

function outputs({ toy, heading, zoom, what }: Subject, more: Picture['facts'] = {}): readonly Picture[] {
  const mesh = meshOf(sampleToy(toy, GRID));
  const facts = {
    vertices: mesh.vertices.length,
    quads: mesh.quads.length,
    triangles: mesh.quads.length * 2,
    method: `surface nets on a grid of ${GRID} × ${GRID} × ${GRID} points`,
    ...more,
  };
  return [
    {
      name: 'output-mesh',
      role: 'output',
      label: 'Mesh',
      alt: `The mesh of ${what}, three times side by side: as glowing wires, coloured by the direction of its faces, and in its own colours.`,
      frames: [threeViews(mesh, heading, zoom)],
      facts,
    },
    {
      name: 'output-turntable',
      role: 'output',
      label: 'Turntable',
      alt: `${what[0]?.toUpperCase() ?? ''}${what.slice(1)} as a mesh that turns once around, so that its back can be seen too.`,
      frames: turntable(mesh, heading, zoom, 24),
      seconds: 4,
      facts,
    },
  ];
}

const imageTo3d: Recipe = (studio) => {
  const heading = 2.4;
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Picture',
      alt: 'A toy tugboat on a plain light background: red and blue hull, white cabin with a turquoise roof, yellow funnel, black tyres along the side.',
      frames: [shoot('tugboat', studio, toys, toyView(STILL, 'tugboat', heading), look).canvas],
    },
    ...outputs({ toy: 'tugboat', heading, zoom: 1, what: 'the toy tugboat' }),
  ];
};

const textTo3d: Recipe = () =>
  outputs(
    { toy: 'cactus', heading: 0.3, zoom: 0.84, what: 'a cactus with pink flowers in a clay pot' },
    { prompt: 'A round green cactus with two arms and a pink flower, in a clay pot' },
  );

export const solidRecipes: Record<string, Recipe> = { 'image-to-3d': imageTo3d, 'text-to-3d': textTo3d };
