/** @module Draws a rotating mesh, quad by quad from back to front, with its wireframe. */
import { blank, ink, type Pen } from '../draw/canvas.ts';
import { add, dot, mix, normalize, project, scale, sub, type Vec3 } from '../gl/camera.ts';
import { toyCamera } from '../scenes/toys.ts';
import { quadNormal, type Mesh } from './mesh.ts';

export type Skin = 'color' | 'normals' | 'wire';

const light = normalize([-0.5, 0.85, -0.5]);
const css = (rgb: Vec3): string =>
  `rgb(${rgb.map((x) => Math.round(255 * Math.min(1, x) ** (1 / 2.2))).join(' ')})`;

function paint(skin: Skin, base: Vec3, normal: Vec3): string {
  if (skin === 'wire') return '#1a222d';
  if (skin === 'normals')
    return `rgb(${[normal[0], normal[1], -normal[2]].map((n) => Math.round(128 + 112 * n)).join(' ')})`;
  const lit = Math.max(0, dot(normal, light)) * 1.05 + 0.3 + 0.2 * normal[1];
  return css(scale(base, Math.max(0.12, lit)));
}

const wires: Record<Skin, string> = {
  color: 'rgb(10 14 20 / 0.14)',
  normals: 'rgb(10 14 20 / 0.18)',
  wire: 'rgb(98 226 208 / 0.6)',
};

const turned = ([x, y, z]: Vec3, heading: number): Vec3 => [
  x * Math.cos(heading) - z * Math.sin(heading),
  y,
  x * Math.sin(heading) + z * Math.cos(heading),
];

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawMesh(
  pen: Pen,
  { vertices, colors, quads }: Mesh,
  heading: number,
  skin: Skin,
  at: Placement,
): void {
  const world = vertices.map((vertex) => turned(vertex, heading));
  const screen = world.map((vertex) => project(toyCamera, vertex, at.width, at.height));
  const shadow = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  shadow.addColorStop(0, 'rgb(0 0 0 / 0.55)');
  shadow.addColorStop(1, 'rgb(0 0 0 / 0)');
  const foot = project(toyCamera, [0, 0, 0], at.width, at.height);
  pen.save();
  pen.translate(at.x + foot.x, at.y + foot.y);
  pen.scale(at.height * 0.46, at.height * 0.15);
  pen.fillStyle = shadow;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
  const visible = quads
    .flatMap((quad) => {
      const [a, b, c, d] = quad.map((i) => world[i]);
      if (!a || !b || !c || !d) return [];
      const normal = quadNormal(a, b, c, d);
      const middle = mix(mix(a, c, 0.5), mix(b, d, 0.5), 0.5);
      const towards = sub(toyCamera.eye, middle);
      if (dot(normal, towards) <= 0) return [];
      return [{ quad, normal, far: Math.hypot(...towards) }];
    })
    .toSorted((one, two) => two.far - one.far);
  pen.lineJoin = 'round';
  for (const { quad, normal } of visible) {
    const mean = scale(
      quad.reduce<Vec3>((sum, i) => add(sum, colors[i] ?? [0, 0, 0]), [0, 0, 0]),
      1 / quad.length,
    );
    const fill = paint(skin, mean, normal);
    pen.beginPath();
    for (const i of quad) pen.lineTo(at.x + (screen[i]?.x ?? 0), at.y + (screen[i]?.y ?? 0));
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
    // The first stroke closes the gaps between adjacent quads, the second draws the wireframe.
    pen.lineWidth = 1;
    pen.strokeStyle = fill;
    pen.stroke();
    pen.lineWidth = skin === 'wire' ? 0.8 : 0.6;
    pen.strokeStyle = wires[skin];
    pen.stroke();
  }
}

export function stage(width: number, height: number): ReturnType<typeof blank> {
  const made = blank(width, height, ink.page);
  const glow = made.pen.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.45,
    width * 0.6,
  );
  glow.addColorStop(0, '#2a3442');
  glow.addColorStop(1, ink.page);
  made.pen.fillStyle = glow;
  made.pen.fillRect(0, 0, width, height);
  return made;
}
