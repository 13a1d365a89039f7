/** @module The releases of PyTorch that torchaudio works with: its last release is 2.11, and it refuses other CUDA builds. */
import { pip, type Requirement } from '../../../snippets/requirement.ts';

/** For packages that import torchaudio without a limit on torch. */
export const torchForAudio: Requirement = pip('torch', '<2.12');
