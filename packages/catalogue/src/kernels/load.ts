/** @module The code that loads a compute kernel from a hub. */
import { py } from '../code/index.ts';
import { pip } from '../snippets/requirement.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { gpu, remoteCode } from '../snippets/warnings.ts';

/** Which build to load. A version is a branch `v1`, `v2`, … whose API does not break. */
export interface KernelPin {
  readonly version?: number;
  readonly revision?: string;
}

/** The call accepts a version or a revision, not both, and fails without either since release 0.15. */
const pinned = ({ version, revision = 'main' }: KernelPin): { version: number } | { revision: string } =>
  version === undefined ? { revision } : { version };

/** Kernels of publishers that the hub does not verify must be trusted explicitly. */
export const isVerified = (kernel: string): boolean => kernel.startsWith('kernels-community/');

export function loadKernel(kernel: string, pin: KernelPin = {}): readonly Snippet[] {
  const verified = isVerified(kernel);
  return [
    {
      title: 'Fetch the kernel',
      install: [pip('kernels'), pip('torch')],
      warnings: verified ? [gpu] : [gpu, remoteCode],
      code: py`
        from kernels import get_kernel

        kernel = get_kernel(${kernel}${py.rest({ ...pinned(pin), trust_remote_code: verified ? undefined : true })})
        print([name for name in dir(kernel) if not name.startswith("_")])
      `,
    },
  ];
}
