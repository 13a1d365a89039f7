/** @module The line that selects GPU or CPU. */
import { py } from '../../../code/index.ts';

/** Needs `import torch`. */
export const pickDevice = py`device = "cuda" if torch.cuda.is_available() else "cpu"`;
