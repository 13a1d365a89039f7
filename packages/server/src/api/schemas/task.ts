/** @module Response schema of a task. */
import { z } from '@hono/zod-openapi';

const demoEntry = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), label: z.string(), content: z.string() }),
    z.object({
      type: z.literal('img'),
      filename: z.string(),
      still: z.string().optional(),
      alt: z.string(),
      label: z.string().optional(),
    }),
    z.object({ type: z.literal('audio'), filename: z.string(), label: z.string(), transcript: z.string() }),
    z.object({
      type: z.literal('chart'),
      label: z.string().optional(),
      data: z.array(z.object({ label: z.string(), score: z.number() })),
    }),
    z.object({
      type: z.literal('tabular'),
      label: z.string().optional(),
      table: z.array(z.array(z.string())),
    }),
    z.object({
      type: z.literal('text-with-tokens'),
      label: z.string().optional(),
      text: z.string(),
      tokens: z.array(z.object({ type: z.string(), start: z.number(), end: z.number() })),
    }),
  ])
  .openapi('DemoEntry');

const recommendations = z.array(z.object({ id: z.string(), description: z.string() }));

export const taskSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    modality: z.enum(['multimodal', 'nlp', 'cv', 'audio', 'tabular', 'rl', 'other']),
    libraries: z.array(z.string()),
    summary: z.string(),
    demo: z.object({ inputs: z.array(demoEntry), outputs: z.array(demoEntry) }),
    metrics: recommendations,
    models: recommendations,
    datasets: recommendations,
    spaces: recommendations,
    widgetModels: z.array(z.string()),
    youtubeId: z.string().optional(),
    canonicalId: z.string().optional(),
    aliases: z.array(z.string()).optional(),
    synonyms: z.array(z.string()).optional(),
    isPlaceholder: z.boolean(),
    subtasks: z.array(z.object({ type: z.string(), name: z.string() })),
    hideInModels: z.boolean().optional(),
    hideInDatasets: z.boolean().optional(),
    related: z.array(z.string()),
  })
  .openapi('Task');
