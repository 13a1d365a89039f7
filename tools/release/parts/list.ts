/** @module Which modules of the catalogue are parts, and which libraries load them one by one. */

/** Libraries with code or samples for many tasks, of which a record needs few. */
export const splitLibraries: ReadonlySet<string> = new Set([
  'diffusers',
  'mlx',
  'peft',
  'pruna-ai',
  'transformers',
  'transformers.js',
]);

const transformers = [
  'auto-classes.generated',
  'chat-use',
  'document-uses',
  'image-uses',
  'name-type',
  'pipeline',
  'preparer-source',
  'rank-uses',
  'reward-uses',
  'seen-uses',
  'speech-uses',
  'text-uses',
  'translate-uses',
];

const patterns: readonly RegExp[] = [
  /^tasks\/entries\/[^/]+\/samples$/,
  new RegExp(
    String.raw`^libraries/recipes/transformers/(?:${transformers.join('|').replaceAll('.', String.raw`\.`)})$`,
  ),
  /^libraries\/recipes\/transformers\/model-types\/(?!index)[a-z]+\.generated$/,
  /^libraries\/recipes\/gguf\/choice$/,
  /^libraries\/recipes\/diffusion\/(?:additions|controlnet|masked|pipelines\.generated|projects)$/,
  /^libraries\/recipes\/mlx\/uses$/,
];

/** Whether a module is a part; `path` is relative to the sources, without extension. */
export const isPart = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
