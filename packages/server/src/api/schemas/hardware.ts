/** @module Schemas of devices and of the fit of a model. */
import { z } from '@hono/zod-openapi';
import { deviceKinds, fitStates, longestContextLength } from '@loadout/catalogue';
import { modelReference, oneModel, oneModelMessage } from './snippet.ts';

const bytes = z.number().openapi({ description: 'In bytes.' });

export const hardwareSchema = z
  .object({
    devices: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        vendor: z.string(),
        kind: z.enum(deviceKinds),
        memory: z.array(z.number()).optional().openapi({
          description: 'The sizes it is sold with, in GB; absent when it uses the memory of the computer.',
        }),
        shared: z.boolean().openapi({ description: 'The system and the screen use the same memory.' }),
        year: z.number().int(),
        tflops: z.number(),
        watts: z.number(),
        price: z.number().openapi({ description: 'At launch, in US dollars, approximate.' }),
        computeCapability: z.number().optional(),
        gfxVersion: z.string().optional(),
        bandwidth: z
          .object({
            gbPerSecond: z.number(),
            source: z.string(),
            memory: z.array(z.number()).optional().openapi({
              description: 'The sizes in GB that it applies to, if not to all.',
            }),
            others: z.record(z.string(), z.number()).optional().openapi({
              description: 'GB per second of other sizes, by their GB.',
            }),
          })
          .optional()
          .openapi({ description: 'Only where a source can be cited.' }),
      }),
    ),
    memorySizes: z.array(z.number()).openapi({ description: 'Usual sizes without a device, in GB.' }),
    usableShare: z.object({ shared: z.number(), dedicated: z.number() }).openapi({
      description: 'The part of memory that a model may use and still fit.',
    }),
  })
  .openapi('Hardware');

const machineText = z.string().min(1).max(200).openapi({
  description:
    'Devices as text: nvidia-rtx-4090, 2x-nvidia-rtx-3090, apple-m4-pro:48, nvidia-rtx-4070,ram:64.',
  example: 'nvidia-rtx-4090',
});

const fitFields = {
  hardware: machineText.optional(),
  memoryGB: z.number().min(0.01).max(65_536).optional().openapi({ example: 16 }),
};

export const fitRequestSchema = z
  .strictObject({
    ...modelReference,
    ...fitFields,
    context: z.number().int().min(1).max(longestContextLength).optional().openapi({
      description: 'Context length in tokens; 4,096 by default.',
    }),
    attention: z
      .strictObject({
        layers: z.number().int().min(1).max(10_000),
        keyValueHeads: z.number().int().min(1).max(10_000),
        headSize: z.number().int().min(1).max(100_000),
      })
      .optional()
      .openapi({ description: 'The shape of the attention, which makes the size of the KV cache exact.' }),
  })
  .refine(oneModel, oneModelMessage)
  .refine(({ hardware, memoryGB }) => (hardware === undefined) !== (memoryGB === undefined), {
    error: 'give either hardware or memoryGB',
  })
  .openapi('FitRequest', {
    allOf: [
      { oneOf: [{ required: ['model'] }, { required: ['id'] }] },
      { oneOf: [{ required: ['hardware'] }, { required: ['memoryGB'] }] },
    ],
    example: { id: 'TheBloke/Llama-2-7B-GGUF', memoryGB: 16 },
  });

const fileFit = z.object({
  name: z.string(),
  label: z.string().optional().openapi({ example: 'Q4_K_M' }),
  size: bytes,
  sizeIsEstimate: z.boolean(),
  need: z.object({ weights: bytes, cache: bytes, overhead: bytes, total: bytes }),
  state: z.enum(fitStates),
  share: z.number().openapi({ description: 'Needed memory ÷ memory of the machine.' }),
  longestContext: z.number().int().optional().openapi({
    description: 'The most tokens of context with which it fits.',
  }),
  speed: z.object({ low: z.number(), high: z.number() }).optional().openapi({
    description:
      'An estimate in tokens per second: 1 ÷ (bytes read per token ÷ (bandwidth × 0.85) + 0.035 to 0.18 ms per layer), −20% to +25%.',
  }),
});

export const fitAnswerSchema = z
  .object({
    machine: z.object({ text: z.string(), label: z.string(), memoryGB: z.number() }),
    contextLength: z.number().int(),
    files: z.array(fileFit).openapi({
      description: 'The most precise first. Empty when the record has no sizes.',
    }),
    best: fileFit
      .optional()
      .openapi({ description: 'The most precise that fits, else the smallest tight one.' }),
  })
  .openapi('FitAnswer');
