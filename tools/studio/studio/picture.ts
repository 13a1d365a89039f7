/** @module The type of a picture recipe: pictures with their texts and facts. */
import { canvasOf, type Canvas } from './draw/canvas.ts';
import { develop, type Look } from './gl/develop.ts';
import type { Frame, Renderer, View } from './gl/march.ts';

export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

export interface Picture {
  /** File name without its extension. */
  readonly name: string;
  readonly role: 'input' | 'output';
  readonly label: string;
  readonly alt: string;
  /** One canvas is a still, several are an animation. */
  readonly frames: readonly Canvas[];
  /** Duration of the animation. */
  readonly seconds?: number;
  readonly facts?: { readonly [name: string]: Fact };
}

/** A recording from the sound recipes. */
export interface Recording {
  readonly samples: Float32Array;
  readonly rate: number;
  readonly facts?: { readonly [name: string]: Fact };
}

export interface Studio {
  /** Fewer rays: fast preview of the composition. */
  readonly draft: boolean;
  readonly recording: (task: string, name: string) => Recording;
}

export type Recipe = (studio: Studio) => readonly Picture[];

export const STILL = { width: 960, height: 640 } as const;
export const CLIP = { width: 480, height: 320 } as const;
/** For scenes in which every pixel is rendered in each frame. */
export const SMALL_CLIP = { width: 420, height: 280 } as const;

export interface Shot {
  readonly frame: Frame;
  readonly canvas: Canvas;
}

const shots = new Map<string, Shot>();

/** Renders a view once, even if several recipes use it. */
export function shoot(
  name: string,
  studio: Studio,
  renderer: Renderer,
  view: View,
  look: Partial<Look> = {},
): Shot {
  const known = shots.get(name);
  if (known) return known;
  console.log(`  drawing ${name}`);
  const samples = studio.draft ? (view.lens ? 3 : 1) : (view.samples ?? 5);
  const frame = renderer({ ...view, samples });
  const shot = { frame, canvas: canvasOf(develop(frame, look)) };
  shots.set(name, shot);
  return shot;
}

/** The moving part of a clip, in pixels; the rest is copied from the first frame. */
export interface MovingPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A clip rendered frame by frame; `view` gets the elapsed share of the clip. */
export function film(
  name: string,
  studio: Studio,
  renderer: Renderer,
  frames: number,
  view: (share: number) => View,
  { look = {}, moving }: { readonly look?: Partial<Look>; readonly moving?: MovingPart } = {},
): readonly Canvas[] {
  const count = studio.draft ? Math.min(frames, 4) : frames;
  let first: Frame | undefined;
  return Array.from({ length: count }, (_, index) => {
    const onto = moving && first ? { onto: { frame: first, ...moving } } : {};
    const shot = shoot(
      `${name} ${index + 1}/${count}`,
      studio,
      renderer,
      { samples: 3, ...view(index / count), ...onto },
      look,
    );
    first ??= shot.frame;
    return shot.canvas;
  });
}
