/** @module Which script in `makers/` makes the tiny weights of a library or of one of its branches. */
import type { Block } from './blocks.ts';

export interface Maker {
  /** Name of the script. */
  readonly script: string;
  /** Runs in the environment of the snippet, which has the library; else in one of its own. */
  readonly own: boolean;
}

/** Datasets need files, not weights. */
const dataMaker = 'data_files';

const scripts: Readonly<Record<string, string>> = {
  bm25s: 'graph_models',
  ctranslate2: 'ct2_models',
  fastembed: 'fastembed_models',
  fasttext: 'graph_models',
  kittentts: 'graph_models',
  'kokoro/javascript': 'graph_models',
  litert: 'lite_models',
  'llama-cpp-python': 'gguf_models',
  model2vec: 'sentence_models',
  onnxruntime: 'graph_models',
  open_clip: 'vision_models',
  openvino: 'openvino_models',
  optimum: 'onnx_models',
  peft: 'sentence_models',
  piper: 'graph_models',
  'sentence-transformers': 'sentence_models',
  setfit: 'sentence_models',
  sklearn: 'table_models',
  spacy: 'spacy_models',
  'stable-baselines3': 'graph_models',
  supertonic: 'voice_models',
  'tic-clip': 'vision_models',
  timm: 'vision_models',
  transformers: 'text_models',
  'transformers.js': 'onnx_models',
  ultralytics: 'vision_models',
  yolov26: 'vision_models',
};

const ownScripts: Readonly<Record<string, string>> = {
  'adapter-transformers': 'own_text',
  asteroid: 'own_sound',
  audioseal: 'own_sound',
  'aviation-ner': 'own_text',
  bertopic: 'own_formats',
  birefnet: 'own_formats',
  'chatterbox/english': 'own_chatterbox',
  'chatterbox/english-and-multilingual': 'own_chatterbox',
  'chatterbox/multilingual': 'own_chatterbox',
  'chatterbox/turbo': 'own_chatterbox',
  'chronos-forecasting': 'own_text',
  colpali: 'own_colpali',
  'derm-foundation': 'own_formats',
  'diff-interpretation-tuning': 'own_changes',
  diffusers: 'own_diffusers',
  doctr: 'own_doctr',
  'espnet/japanese': 'own_espnet',
  'espnet/many-speakers': 'own_espnet',
  'espnet/text-to-speech': 'own_espnet',
  'coqui/xtts': 'own_coqui',
  fastai: 'own_vision',
  flair: 'own_text',
  gliner: 'own_text',
  gliner2: 'own_text',
  'hezar/text': 'own_text',
  'hezar/widget': 'own_text',
  htrflow: 'own_pages',
  keras: 'own_keras',
  'keras-hub': 'own_keras_hub',
  'kokoro/chinese': 'own_kokoro',
  'kokoro/english': 'own_kokoro',
  'lightning-ir': 'own_text',
  mindspore: 'own_formats',
  moshi: 'own_moshi',
  multimolecule: 'own_formats',
  'outetts/v1-0': 'own_outetts',
  'outetts/v1-0-small': 'own_outetts',
  'peft/coded-speech': 'own_coded_speech',
  'pocket-tts': 'own_pocket',
  'pyannote-audio': 'own_speakers',
  pythae: 'own_formats',
  rwkv: 'own_formats',
  saelens: 'own_text',
  sapiens: 'own_vision',
  'span-marker': 'own_text',
  speechbrain: 'own_sound',
  'speechbrain/encoder-decoder-asr': 'own_speech',
  'speechbrain/fastspeech': 'own_speech',
  'speechbrain/tacotron': 'own_speech',
  'speechbrain/understanding': 'own_speech',
  'super-image/edsr': 'own_enlarge',
  'super-image/one-factor': 'own_enlarge',
  'tf-keras': 'own_keras',
  'timee-ts': 'own_series',
  timesfm: 'own_series',
  tirex: 'own_series',
  'transformers/coded-speech': 'own_coded_speech',
  'transformers/encode-sound': 'own_higgs',
  'transformers/flax-weights': 'own_old_weights',
  'transformers/own-voice-scene': 'own_higgs',
  'transformers/tensorflow-weights': 'own_old_weights',
  'vocos/mel': 'own_vocos',
  zeromodels: 'own_zero',
};

export function makerOf({ library, branch }: Pick<Block, 'library' | 'branch'>): Maker | undefined {
  const own = ownScripts[`${library}/${branch}`] ?? ownScripts[library];
  if (own !== undefined) return { script: own, own: true };
  const script = library.startsWith('datasets/')
    ? dataMaker
    : (scripts[`${library}/${branch}`] ?? scripts[library]);
  return script === undefined ? undefined : { script, own: false };
}
