/** @module A graph of three groups, a force-directed layout, and label propagation. */
import { randomOf } from './random.ts';

export interface Node {
  x: number;
  y: number;
  /** Its true group. */
  readonly group: number;
  /** Whether the group is given to the model. */
  readonly known: boolean;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly (readonly [number, number])[];
}

const GROUPS = 3;
const SIZE = 14;

export function friendships(): Graph {
  const random = randomOf(58);
  const count = GROUPS * SIZE;
  const groupOf = (i: number): number => Math.floor(i / SIZE);
  const edges: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      if (random.next() < (groupOf(i) === groupOf(j) ? 0.3 : 0.028)) edges.push([i, j]);
    }
  }
  const degree = (node: number): number => edges.filter((edge) => edge.includes(node)).length;
  const nodes = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * groupOf(i)) / GROUPS + 0.5;
    return {
      x: Math.cos(angle) + 0.6 * random.normal(),
      y: Math.sin(angle) + 0.6 * random.normal(),
      group: groupOf(i),
      known: i % SIZE < 2,
    };
  });
  const connected = nodes.map((_, i) => degree(i) > 0);
  for (let i = 0; i < count; i++) if (!connected[i]) edges.push([i, (i + 1) % count]);
  return { nodes: settled(nodes, edges), edges };
}

/** Edges attract, all nodes repel each other, until the layout settles. */
function settled(nodes: readonly Node[], edges: readonly (readonly [number, number])[]): readonly Node[] {
  const placed = nodes.map((node) => ({ ...node }));
  for (let round = 0; round < 500; round++) {
    const cool = 0.05 * (1 - round / 500) + 0.002;
    const force = placed.map(({ x, y }) => ({ x: -0.25 * x, y: -0.25 * y }));
    placed.forEach((a, i) =>
      placed.forEach((b, j) => {
        if (i === j) return;
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        const push = 0.055 / (dx * dx + dy * dy + 0.01);
        const f = force[i];
        if (f) [f.x, f.y] = [f.x + dx * push, f.y + dy * push];
      }),
    );
    for (const [i, j] of edges) {
      const [a, b, fa, fb] = [placed[i], placed[j], force[i], force[j]];
      if (!a || !b || !fa || !fb) continue;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const pull = Math.hypot(dx, dy) - 0.35;
      [fa.x, fa.y, fb.x, fb.y] = [fa.x + dx * pull, fa.y + dy * pull, fb.x - dx * pull, fb.y - dy * pull];
    }
    placed.forEach((node, i) => {
      node.x += cool * (force[i]?.x ?? 0);
      node.y += cool * (force[i]?.y ?? 0);
    });
  }
  return placed;
}

export interface Prediction {
  readonly group: number;
  readonly confidence: number;
}

const own = ({ group }: Node): number[] => Array.from({ length: GROUPS }, (_, g) => (g === group ? 1 : 0));

/** Label propagation: every node repeatedly takes the mean of its neighbors' beliefs; known nodes keep theirs. */
export function spreadLabels({ nodes, edges }: Graph): readonly Prediction[] {
  let beliefs = nodes.map((node) =>
    node.known ? own(node) : Array.from({ length: GROUPS }, () => 1 / GROUPS),
  );
  for (let round = 0; round < 60; round++) {
    const next = nodes.map(() => Array.from({ length: GROUPS }, () => 0.02));
    for (const [i, j] of edges) {
      for (const [to, from] of [
        [i, j],
        [j, i],
      ] as const) {
        beliefs[from]?.forEach((belief, g) => {
          const sum = next[to];
          if (sum) sum[g] = (sum[g] ?? 0) + belief;
        });
      }
    }
    beliefs = nodes.map((node, i) => {
      if (node.known) return own(node);
      const sum = next[i] ?? [];
      const total = sum.reduce((a, b) => a + b, 0);
      return sum.map((value) => value / total);
    });
  }
  return beliefs.map((belief) => {
    const confidence = Math.max(...belief);
    return { group: belief.indexOf(confidence), confidence };
  });
}
