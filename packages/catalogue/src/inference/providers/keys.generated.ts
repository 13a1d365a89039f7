/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
export const providerIds = [
  'baseten',
  'cerebras',
  'cohere',
  'deepinfra',
  'fal-ai',
  'featherless-ai',
  'fireworks-ai',
  'groq',
  'hf-inference',
  'novita',
  'nscale',
  'openai',
  'ovhcloud',
  'publicai',
  'replicate',
  'scaleway',
  'together',
  'wavespeed',
  'zai-org',
] as const;

export type ProviderId = (typeof providerIds)[number];

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(providerIds);

export const isProviderId = (key: string | undefined): key is ProviderId =>
  key !== undefined && known.has(key);
