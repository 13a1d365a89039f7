/** @module Runs a scene's shader in tiles and returns light, depth and object of every pixel. */
import { axesOf, normalize, type Camera, type Vec3 } from './camera.ts';
import {
  bindTargets,
  createContext,
  createMask,
  createProgram,
  readTarget,
  type Program,
} from './program.ts';
import type { Weather } from './weather.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Size {
  readonly camera: Camera;
  readonly weather: Weather;
  readonly time?: number;
  /** Rays per pixel. */
  readonly samples?: number;
  /** Radius of the lens, and the focus distance. */
  readonly lens?: { readonly radius: number; readonly focus: number };
  readonly joints?: readonly Vec3[];
  readonly knobs?: readonly (readonly [number, number, number, number])[];
  /** Renders only this part (in pixels from the top left) and copies the rest from an earlier frame. */
  readonly onto?: {
    readonly frame: Frame;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Frame extends Size {
  /** Linear light, three values per pixel, top row first. */
  readonly light: Float32Array;
  /** Distance along the view axis, in metres. */
  readonly depth: Float32Array;
  /** Id of the object at the center of the pixel; 0 is the background. */
  readonly objects: Uint8Array;
  /** The x and y components of the surface normal in view space. */
  readonly normals: Float32Array;
}

/** Small enough that a software renderer finishes a tile before the browser's watchdog stops it. */
const TILE = 96;

/** A low-discrepancy sequence: fills a square evenly for any number of points. */
const spread = (index: number, step: number): number => ((index * step) % 1) - 0.5;

function setView(program: Program, view: View): void {
  const { gl, uniform } = program;
  const { camera, weather } = view;
  const { right, up, forward } = axesOf(camera);
  gl.uniform2f(uniform('uSize'), view.width, view.height);
  gl.uniform3fv(uniform('uEye'), camera.eye);
  gl.uniformMatrix3fv(uniform('uView'), false, [...right, ...up, ...forward]);
  gl.uniform1f(uniform('uFocal'), camera.focal);
  gl.uniform1f(uniform('uTime'), view.time ?? 0);
  gl.uniform1i(uniform('uZero'), 0);
  gl.uniform1f(uniform('uFocus'), view.lens?.focus ?? 0);
  gl.uniform3fv(uniform('uSun'), normalize(weather.sun));
  gl.uniform3fv(uniform('uSunColor'), weather.sunColor);
  gl.uniform3fv(uniform('uZenith'), weather.zenith);
  gl.uniform3fv(uniform('uHorizon'), weather.horizon);
  gl.uniform3fv(uniform('uBounce'), weather.bounce);
  gl.uniform1f(uniform('uFog'), weather.fog);
  gl.uniform3fv(uniform('uMist'), weather.mist ?? [0, 0, 1]);
  gl.uniform1f(uniform('uNight'), weather.night ?? 0);
  gl.uniform1f(uniform('uSnow'), weather.snow ?? 0);
  if (view.joints) gl.uniform3fv(uniform('uJoints'), view.joints.flat());
  if (view.knobs) gl.uniform4fv(uniform('uKnobs'), view.knobs.flat());
}

function setSample(program: Program, view: View, sample: number): void {
  const { gl, uniform } = program;
  if (sample === 0) {
    gl.uniform2f(uniform('uJitter'), 0, 0);
    gl.uniform2f(uniform('uLens'), 0, 0);
    return;
  }
  gl.uniform2f(uniform('uJitter'), spread(sample, 0.7548776662), spread(sample, 0.569840291));
  const angle = sample * 2.399963;
  const radius = (view.lens?.radius ?? 0) * Math.sqrt(sample / (view.samples ?? 1));
  gl.uniform2f(uniform('uLens'), radius * Math.cos(angle), radius * Math.sin(angle));
}

interface Tile {
  readonly x: number;
  readonly y: number;
  /** 255 for the pixels to render, bottom row first. */
  readonly pending: Uint8Array;
}

/** Calls back with the position of every pixel to render, in the tile and in the picture. */
function eachPixel(tile: Tile, frame: Frame, visit: (inTile: number, inFrame: number) => void): void {
  for (let row = 0; row < Math.min(TILE, frame.height - tile.y); row++) {
    for (let column = 0; column < Math.min(TILE, frame.width - tile.x); column++) {
      const inTile = row * TILE + column;
      if (tile.pending[inTile])
        visit(inTile, (frame.height - 1 - tile.y - row) * frame.width + tile.x + column);
    }
  }
}

const everywhere = new Uint8Array(TILE * TILE).fill(255);

function tilesOf(frame: Frame, marked: Uint8Array): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < frame.height; y += TILE) {
    for (let x = 0; x < frame.width; x += TILE) {
      const pending = new Uint8Array(TILE * TILE);
      eachPixel({ x, y, pending: everywhere }, frame, (inTile, inFrame) => {
        pending[inTile] = marked[inFrame] ? 255 : 0;
      });
      if (pending.some((mark) => mark > 0)) tiles.push({ x, y, pending });
    }
  }
  return tiles;
}

/** Marks the pixels to render. */
function partOf({ width, height, onto }: View): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    if (!onto) return 1;
    const x = (i % width) - onto.x;
    const y = Math.floor(i / width) - onto.y;
    return x >= 0 && y >= 0 && x < onto.width && y < onto.height ? 1 : 0;
  });
}

/** Marks the pixels next to a visible edge: only these need more rays. */
function edgesOf(frame: Frame): Uint8Array {
  const { width, height, light, objects } = frame;
  const marked = new Uint8Array(width * height);
  const tone = Float32Array.from({ length: width * height }, (_, i) => {
    const gray = 0.3 * (light[i * 3] ?? 0) + 0.6 * (light[i * 3 + 1] ?? 0) + 0.1 * (light[i * 3 + 2] ?? 0);
    return Math.sqrt(gray / (gray + 0.6));
  });
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      for (const j of [i + 1, i + width, i + width + 1, i + width - 1]) {
        const differs = objects[i] !== objects[j] || Math.abs((tone[i] ?? 0) - (tone[j] ?? 0)) > 0.03;
        if (differs) marked[i] = marked[j] = 1;
      }
    }
  }
  return marked;
}

export type Renderer = (view: View) => Frame;

/** Compiles the scene once; every call of the result renders one picture. */
export function createRenderer(shader: string): Renderer {
  const gl = createContext();
  const program = createProgram(gl, shader);
  bindTargets(gl, TILE, TILE, 2);
  const uploadMask = createMask(gl, TILE, TILE);

  const drawTiles = (view: View, frame: Frame, tiles: readonly Tile[], first: number, last: number): void => {
    for (const tile of tiles) {
      uploadMask(tile.pending);
      gl.uniform2f(program.uniform('uTile'), tile.x, tile.y);
      for (let sample = first; sample < last; sample++) {
        setSample(program, view, sample);
        program.draw();
        const light = readTarget(gl, 0, TILE, TILE);
        const data = sample === 0 ? readTarget(gl, 1, TILE, TILE) : null;
        eachPixel(tile, frame, (from, to) => {
          for (let c = 0; c < 3; c++) {
            const before = frame.light[to * 3 + c] ?? 0;
            frame.light[to * 3 + c] = before + ((light[from * 4 + c] ?? 0) - before) / (sample + 1);
          }
          if (!data) return;
          frame.depth[to] = data[from * 4] ?? 0;
          frame.objects[to] = data[from * 4 + 1] ?? 0;
          frame.normals[to * 2] = data[from * 4 + 2] ?? 0;
          frame.normals[to * 2 + 1] = data[from * 4 + 3] ?? 0;
        });
      }
    }
  };

  return (view) => {
    const { width, height, samples = 1 } = view;
    const old = view.onto?.frame;
    const frame: Frame = {
      width,
      height,
      light: old?.light.slice() ?? new Float32Array(width * height * 3),
      depth: old?.depth.slice() ?? new Float32Array(width * height),
      objects: old?.objects.slice() ?? new Uint8Array(width * height),
      normals: old?.normals.slice() ?? new Float32Array(width * height * 2),
    };
    const part = partOf(view);
    setView(program, view);
    drawTiles(view, frame, tilesOf(frame, part), 0, 1);
    if (samples > 1) {
      const edges = edgesOf(frame);
      const marked = view.lens ? part : part.map((drawn, i) => drawn & (edges[i] ?? 0));
      drawTiles(view, frame, tilesOf(frame, marked), 1, samples);
    }
    return frame;
  };
}
