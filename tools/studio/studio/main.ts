/** @module Runs in the browser page: renders the pictures of one task and returns them as PNG data. */
import type { Picture, Recipe, Recording, Studio } from './picture.ts';
import { animalRecipes } from './pictures/animals.ts';
import { chartRecipes } from './pictures/charts.ts';
import { graphRecipes } from './pictures/graph.ts';
import { gridworldRecipes } from './pictures/gridworld.ts';
import { harbourRecipes } from './pictures/harbour.ts';
import { invoiceRecipes } from './pictures/invoice.ts';
import { kitchenRecipes } from './pictures/kitchen.ts';
import { moleculeRecipes } from './pictures/molecule.ts';
import { parkRecipes } from './pictures/park.ts';
import { recordingRecipes } from './pictures/recordings.ts';
import { reportRecipes } from './pictures/report.ts';
import { robotRecipes } from './pictures/robot.ts';
import { solidRecipes } from './pictures/solids.ts';
import { streamRecipes } from './pictures/stream.ts';
import { valleyRecipes } from './pictures/valley.ts';

const recipes: Record<string, Recipe> = {
  ...animalRecipes,
  ...chartRecipes,
  ...graphRecipes,
  ...gridworldRecipes,
  ...harbourRecipes,
  ...invoiceRecipes,
  ...kitchenRecipes,
  ...moleculeRecipes,
  ...parkRecipes,
  ...recordingRecipes,
  ...reportRecipes,
  ...robotRecipes,
  ...solidRecipes,
  ...streamRecipes,
  ...valleyRecipes,
};

async function pngOf(canvas: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return bytes.toBase64();
}

const recordings = new Map<string, Recording>();

async function make(
  task: string,
  draft: boolean,
): Promise<readonly (Omit<Picture, 'frames'> & { pngs: string[] })[]> {
  const recipe = recipes[task];
  if (!recipe) throw new Error(`No picture recipe for ${task}.`);
  const studio: Studio = {
    draft,
    recording: (of, name) => {
      const found = recordings.get(`${of}/${name}`);
      if (!found) throw new Error(`The sound ${of}/${name} has to be rendered before its picture.`);
      return found;
    },
  };
  const made = recipe(studio);
  return Promise.all(
    made.map(async ({ frames, ...picture }) =>
      Object.assign(picture, { pngs: await Promise.all(frames.map(pngOf)) }),
    ),
  );
}

/** A recording that is passed to the page. */
export interface Heard {
  readonly task: string;
  readonly name: string;
  /** 32-bit floats in base64. */
  readonly samples: string;
  readonly rate: number;
  readonly facts: NonNullable<Recording['facts']>;
}

function hear(json: string): void {
  const { task, name, samples, rate, facts }: Heard = JSON.parse(json);
  recordings.set(`${task}/${name}`, {
    samples: new Float32Array(Uint8Array.fromBase64(samples).buffer),
    rate,
    facts,
  });
}

declare global {
  var demoStudio: {
    readonly tasks: readonly string[];
    readonly make: typeof make;
    readonly hear: typeof hear;
  };
}

globalThis.demoStudio = { tasks: Object.keys(recipes), make, hear };
