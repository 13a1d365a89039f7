/** @module Which script in `makers/` makes the tiny weights of a library. */

/** Datasets need files, not weights. */
const dataMaker = 'data_files';

const makerNames: Readonly<Record<string, string>> = {
  bm25s: 'graph_models',
  fasttext: 'graph_models',
  'llama-cpp-python': 'graph_models',
  model2vec: 'sentence_models',
  onnxruntime: 'graph_models',
  open_clip: 'vision_models',
  peft: 'sentence_models',
  'sentence-transformers': 'sentence_models',
  setfit: 'sentence_models',
  sklearn: 'table_models',
  spacy: 'spacy_models',
  'stable-baselines3': 'graph_models',
  timm: 'vision_models',
  transformers: 'text_models',
  ultralytics: 'vision_models',
};

export const makerOf = (library: string): string | undefined =>
  library.startsWith('datasets/') ? dataMaker : makerNames[library];
