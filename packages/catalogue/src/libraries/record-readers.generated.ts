/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { Library } from './define.ts';
import acestepLibrary from './entries/acestep.ts';
import adapterTransformersLibrary from './entries/adapter-transformers.ts';
import audiocraftLibrary from './entries/audiocraft.ts';
import bertopicLibrary from './entries/bertopic.ts';
import bm25sLibrary from './entries/bm25s.ts';
import chatTtsLibrary from './entries/chat_tts.ts';
import cometLibrary from './entries/comet.ts';
import cortiqLibrary from './entries/cortiq.ts';
import diffusersLibrary from './entries/diffusers.ts';
import elmLibrary from './entries/elm.ts';
import encoderfileLibrary from './entries/encoderfile.ts';
import gemmaCppLibrary from './entries/gemma.cpp.ts';
import glinerLibrary from './entries/gliner.ts';
import grokLibrary from './entries/grok.ts';
import hezarLibrary from './entries/hezar.ts';
import kerasLibrary from './entries/keras.ts';
import kerasHubLibrary from './entries/keras-hub.ts';
import kernelsLibrary from './entries/kernels.ts';
import layaLibrary from './entries/laya.ts';
import litertLibrary from './entries/litert.ts';
import litertLmLibrary from './entries/litert-lm.ts';
import liveportraitLibrary from './entries/liveportrait.ts';
import llamaCppPythonLibrary from './entries/llama-cpp-python.ts';
import mars5TtsLibrary from './entries/mars5-tts.ts';
import mlcLlmLibrary from './entries/mlc-llm.ts';
import mlxLibrary from './entries/mlx.ts';
import nemoLibrary from './entries/nemo.ts';
import onnxruntimeLibrary from './entries/onnxruntime.ts';
import openClipLibrary from './entries/open_clip.ts';
import peftLibrary from './entries/peft.ts';
import sentenceTransformersLibrary from './entries/sentence-transformers.ts';
import setfitLibrary from './entries/setfit.ts';
import sglangLibrary from './entries/sglang.ts';
import sklearnLibrary from './entries/sklearn.ts';
import spacyLibrary from './entries/spacy.ts';
import speechbrainLibrary from './entries/speechbrain.ts';
import transformersLibrary from './entries/transformers.ts';
import vllmLibrary from './entries/vllm.ts';

export const recordReaders: Readonly<Record<string, Library>> = {
  'acestep': acestepLibrary,
  'adapter-transformers': adapterTransformersLibrary,
  'audiocraft': audiocraftLibrary,
  'bertopic': bertopicLibrary,
  'bm25s': bm25sLibrary,
  'chat_tts': chatTtsLibrary,
  'comet': cometLibrary,
  'cortiq': cortiqLibrary,
  'diffusers': diffusersLibrary,
  'elm': elmLibrary,
  'encoderfile': encoderfileLibrary,
  'gemma.cpp': gemmaCppLibrary,
  'gliner': glinerLibrary,
  'grok': grokLibrary,
  'hezar': hezarLibrary,
  'keras': kerasLibrary,
  'keras-hub': kerasHubLibrary,
  'kernels': kernelsLibrary,
  'laya': layaLibrary,
  'litert': litertLibrary,
  'litert-lm': litertLmLibrary,
  'liveportrait': liveportraitLibrary,
  'llama-cpp-python': llamaCppPythonLibrary,
  'mars5-tts': mars5TtsLibrary,
  'mlc-llm': mlcLlmLibrary,
  'mlx': mlxLibrary,
  'nemo': nemoLibrary,
  'onnxruntime': onnxruntimeLibrary,
  'open_clip': openClipLibrary,
  'peft': peftLibrary,
  'sentence-transformers': sentenceTransformersLibrary,
  'setfit': setfitLibrary,
  'sglang': sglangLibrary,
  'sklearn': sklearnLibrary,
  'spacy': spacyLibrary,
  'speechbrain': speechbrainLibrary,
  'transformers': transformersLibrary,
  'vllm': vllmLibrary,
};
