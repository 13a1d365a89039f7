/** @module `/api/kernel-libraries`: the libraries that load compute kernels. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { libraryFactsSchema } from './schemas/library.ts';
import { problems } from './schemas/problem.ts';

export const kernelLibrarySchema = libraryFactsSchema.openapi('KernelLibrary', {
  example: {
    key: 'kernels',
    prettyLabel: 'Kernels',
    repoName: 'Kernels',
    repoUrl: 'https://github.com/huggingface/kernels',
    docsUrl: 'https://huggingface.co/docs/kernels',
    summary: 'Fetches compute kernels that were built for your PyTorch and your card.',
  },
});

const route = createRoute({
  method: 'get',
  path: '/api/kernel-libraries',
  tags: ['Catalogue'],
  summary: 'List the libraries for compute kernels',
  description: 'Their code for one kernel: `POST /api/snippets` with the key as `library`.',
  responses: { 200: documented(z.array(kernelLibrarySchema), 'All libraries for kernels.'), ...problems() },
});

export function addKernelLibraryRoutes(api: Api, services: Services): void {
  api.openapi(route, () => answer(z.array(kernelLibrarySchema), services.kernelLibraries()));
}
