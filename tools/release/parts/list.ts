/** @module Which modules of the catalogue are parts, and which libraries load them one by one. */

/** Libraries above 6 kB (gzip) in one piece: with code or samples for many tasks, of which a record needs few. */
export const splitLibraries: ReadonlySet<string> = new Set([
  'adapter-transformers',
  'aneforge',
  'chatterbox',
  'cosyvoice',
  'diffusers',
  'encoderfile',
  'espnet',
  'hezar',
  'litert-lm',
  'llama-cpp-python',
  'ltx',
  'mitie',
  'mlc-llm',
  'mlx',
  'model2vec',
  'paddlenlp',
  'peft',
  'pruna-ai',
  'recurrentgemma',
  'rwkv',
  'sentence-transformers',
  'sglang',
  'spacy',
  'speechbrain',
  'tensorflowtts',
  'transcribe.cpp',
  'transformers',
  'transformers.js',
  'vllm',
  'zeromodels',
]);

const transformers = [
  'architecture',
  'asked-uses',
  'cautions',
  'chat',
  'chat-use',
  'class-endings',
  'coded-speech',
  'deepseek-chat',
  'document-uses',
  'early-code',
  'families',
  'fit',
  'gap',
  'gguf',
  'hqq',
  'image-input',
  'image-uses',
  'instruction',
  'labels',
  'name-type',
  'own-interface',
  'own-language-models',
  'own-media',
  'own-readers',
  'own-repository',
  'own-texts',
  'pipeline',
  'prefix',
  'preparer-source',
  'quantization',
  'rank-kind',
  'rank-uses',
  'read-uses',
  'remote-code',
  'reward-uses',
  'saved',
  'script-models',
  'seen-uses',
  'series-use',
  'speech-head',
  'speech-uses',
  'table',
  'table-uses',
  'translate-languages',
  'translate-uses',
  'type-names',
  'unloadable',
  'unread-gguf',
  'watched-use',
  'weights',
];

const patterns: readonly RegExp[] = [
  /^tasks\/entries\/[^/]+\/samples$/,
  new RegExp(
    String.raw`^libraries/recipes/transformers/(?:${transformers.join('|').replaceAll('.', String.raw`\.`)})$`,
  ),
  /^libraries\/recipes\/transformers\/model-types\/(?!index)[a-z\d]+\.generated$/,
  /^libraries\/recipes\/gguf\/(?:listed|named)-choice$/,
  /^libraries\/recipes\/diffusion\/(?:additions|base|consisid|controlnet|few-steps|gated-base|gguf|head-swap|hidream|masked|minimax-h3|minimax-music|own-transformer|part-needs|pipelines\.generated|projects|rare-runs|video-runs|wan-animate-2)$/,
  /^libraries\/recipes\/mlx\/uses$/,
  /^snippets\/sample-question$/,
];

/** Parts that few records need, and that share much with other modules: they have copies of it. */
const alone =
  /^libraries\/recipes\/(?:gguf\/(?:listed|named)-choice|transformers\/(?:unloadable|unread-gguf))$/;

/** Whether a part has all that it uses in its own file. */
export const isAlone = (path: string): boolean => alone.test(path);

/** Whether a module is a part; `path` is relative to the sources, without extension. */
export const isPart = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Fields of a library by which it is found and counted: a page that shows its snippets has found it. */
export const forSearch: ReadonlySet<string> = new Set([
  'countDownloads',
  'filter',
  'languages',
  'summary',
  'synonyms',
  'tasks',
]);
