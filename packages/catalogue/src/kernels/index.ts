/** @module Libraries that load compute kernels from a hub. */
import type { Snippet } from '../snippets/snippet.ts';
import { type KernelPin, loadKernel } from './load.ts';

export type { KernelPin } from './load.ts';

export interface KernelLibrary {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  /** One sentence about its purpose. */
  readonly summary: string;
  /** The code that loads a kernel by repository id; without a pin, from the default branch. */
  readonly snippets: (kernel: string, pin?: KernelPin) => readonly Snippet[];
}

export const kernelLibraries = {
  kernels: {
    prettyLabel: 'Kernels',
    repoName: 'Kernels',
    repoUrl: 'https://github.com/huggingface/kernels',
    docsUrl: 'https://huggingface.co/docs/kernels',
    summary: 'Fetches compute kernels that were built for your PyTorch and your card.',
    snippets: loadKernel,
  },
} as const satisfies Record<string, KernelLibrary>;

export type KernelLibraryKey = keyof typeof kernelLibraries;
