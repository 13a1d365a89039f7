/** @module The line that lets a snippet run with and without a graphics card. */
import { py } from '../../../code/index.ts';

/** Needs `import torch`. */
export const pickDevice = py`device = "cuda" if torch.cuda.is_available() else "cpu"`;
