/** @module A molecule in 3D, for the task "other". */
import { shoot, STILL, type Recipe } from '../picture.ts';
import { molecule, moleculeView } from '../scenes/molecule.ts';

const other: Recipe = (studio) => [
  {
    name: 'output',
    role: 'output',
    label: 'Shape in space',
    alt: 'A ball-and-stick model of a caffeine molecule: two fused rings of black carbon and blue nitrogen, two red oxygen atoms, and white hydrogen atoms on three methyl groups.',
    frames: [shoot('molecule', studio, molecule, moleculeView(STILL), { contrast: 0.35 }).canvas],
    facts: {
      molecule: 'caffeine',
      formula: 'C8H10N4O2',
      smiles: 'Cn1c(=O)c2c(ncn2C)n(C)c1=O',
      atoms: { carbon: 8, hydrogen: 10, nitrogen: 4, oxygen: 2 },
      bondsDrawn: 25,
    },
  },
];

export const moleculeRecipes: Record<string, Recipe> = { other };
