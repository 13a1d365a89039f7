/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { Library } from './define.ts';
import acestepLibrary from './entries/acestep.ts';
import adapterTransformersLibrary from './entries/adapter-transformers.ts';
import allennlpLibrary from './entries/allennlp.ts';
import asteroidLibrary from './entries/asteroid.ts';
import audiocraftLibrary from './entries/audiocraft.ts';
import bertopicLibrary from './entries/bertopic.ts';
import bigvganLibrary from './entries/bigvgan.ts';
import birefnetLibrary from './entries/birefnet.ts';
import bm25sLibrary from './entries/bm25s.ts';
import chandraOcrLibrary from './entries/chandra-ocr.ts';
import chatTtsLibrary from './entries/chat_tts.ts';
import chatterboxLibrary from './entries/chatterbox.ts';
import chronosForecastingLibrary from './entries/chronos-forecasting.ts';
import colpaliLibrary from './entries/colpali.ts';
import cometLibrary from './entries/comet.ts';
import cortiqLibrary from './entries/cortiq.ts';
import cosmosLibrary from './entries/cosmos.ts';
import ctranslate2Library from './entries/ctranslate2.ts';
import depthAnything3Library from './entries/depth-anything-3.ts';
import depthAnythingV2Library from './entries/depth-anything-v2.ts';
import diaTtsLibrary from './entries/dia-tts.ts';
import diffusersLibrary from './entries/diffusers.ts';
import elmLibrary from './entries/elm.ts';
import encoderfileLibrary from './entries/encoderfile.ts';
import esmLibrary from './entries/esm.ts';
import espnetLibrary from './entries/espnet.ts';
import fairseqLibrary from './entries/fairseq.ts';
import fastembedLibrary from './entries/fastembed.ts';
import fasttextLibrary from './entries/fasttext.ts';
import fishSpeechLibrary from './entries/fish-speech.ts';
import funasrLibrary from './entries/funasr.ts';
import gemmaCppLibrary from './entries/gemma.cpp.ts';
import glinerLibrary from './entries/gliner.ts';
import gliner2Library from './entries/gliner2.ts';
import grokLibrary from './entries/grok.ts';
import hermesLibrary from './entries/hermes.ts';
import hezarLibrary from './entries/hezar.ts';
import indexTtsLibrary from './entries/index-tts.ts';
import japaneseClipLibrary from './entries/japanese-clip.ts';
import kerasLibrary from './entries/keras.ts';
import kerasHubLibrary from './entries/keras-hub.ts';
import kernelsLibrary from './entries/kernels.ts';
import kokoroLibrary from './entries/kokoro.ts';
import layaLibrary from './entries/laya.ts';
import litertLibrary from './entries/litert.ts';
import litertLmLibrary from './entries/litert-lm.ts';
import liveportraitLibrary from './entries/liveportrait.ts';
import llamaCppPythonLibrary from './entries/llama-cpp-python.ts';
import ltxLibrary from './entries/ltx.ts';
import mapAnythingLibrary from './entries/map-anything.ts';
import mars5TtsLibrary from './entries/mars5-tts.ts';
import melottsLibrary from './entries/melotts.ts';
import mineruVlUtilsLibrary from './entries/mineru-vl-utils.ts';
import mlcLlmLibrary from './entries/mlc-llm.ts';
import mlxLibrary from './entries/mlx.ts';
import moshiLibrary from './entries/moshi.ts';
import nemoLibrary from './entries/nemo.ts';
import onnxruntimeLibrary from './entries/onnxruntime.ts';
import openClipLibrary from './entries/open_clip.ts';
import openvinoLibrary from './entries/openvino.ts';
import optimumLibrary from './entries/optimum.ts';
import parlerTtsLibrary from './entries/parler_tts.ts';
import peftLibrary from './entries/peft.ts';
import piperLibrary from './entries/piper.ts';
import prunaAiLibrary from './entries/pruna-ai.ts';
import pyannoteAudioLibrary from './entries/pyannote-audio.ts';
import qwenAsrLibrary from './entries/qwen-asr.ts';
import qwen3TtsLibrary from './entries/qwen3_tts.ts';
import sam2Library from './entries/sam2.ts';
import sentenceTransformersLibrary from './entries/sentence-transformers.ts';
import setfitLibrary from './entries/setfit.ts';
import sglangLibrary from './entries/sglang.ts';
import sklearnLibrary from './entries/sklearn.ts';
import spacyLibrary from './entries/spacy.ts';
import speechbrainLibrary from './entries/speechbrain.ts';
import superImageLibrary from './entries/super-image.ts';
import toneLibrary from './entries/tone.ts';
import transformersLibrary from './entries/transformers.ts';
import transformersJsLibrary from './entries/transformers.js.ts';
import trellisLibrary from './entries/trellis.ts';
import trellis2Library from './entries/trellis2.ts';
import unidepthLibrary from './entries/unidepth.ts';
import vibevoiceLibrary from './entries/vibevoice.ts';
import vllmLibrary from './entries/vllm.ts';
import vocosLibrary from './entries/vocos.ts';
import voxcpmLibrary from './entries/voxcpm.ts';
import wan22Library from './entries/wan2.2.ts';
import whisperkitLibrary from './entries/whisperkit.ts';
import yolov10Library from './entries/yolov10.ts';

export const recordReaders: Readonly<Record<string, Library>> = {
  'acestep': acestepLibrary,
  'adapter-transformers': adapterTransformersLibrary,
  'allennlp': allennlpLibrary,
  'asteroid': asteroidLibrary,
  'audiocraft': audiocraftLibrary,
  'bertopic': bertopicLibrary,
  'bigvgan': bigvganLibrary,
  'birefnet': birefnetLibrary,
  'bm25s': bm25sLibrary,
  'chandra-ocr': chandraOcrLibrary,
  'chat_tts': chatTtsLibrary,
  'chatterbox': chatterboxLibrary,
  'chronos-forecasting': chronosForecastingLibrary,
  'colpali': colpaliLibrary,
  'comet': cometLibrary,
  'cortiq': cortiqLibrary,
  'cosmos': cosmosLibrary,
  'ctranslate2': ctranslate2Library,
  'depth-anything-3': depthAnything3Library,
  'depth-anything-v2': depthAnythingV2Library,
  'dia-tts': diaTtsLibrary,
  'diffusers': diffusersLibrary,
  'elm': elmLibrary,
  'encoderfile': encoderfileLibrary,
  'esm': esmLibrary,
  'espnet': espnetLibrary,
  'fairseq': fairseqLibrary,
  'fastembed': fastembedLibrary,
  'fasttext': fasttextLibrary,
  'fish-speech': fishSpeechLibrary,
  'funasr': funasrLibrary,
  'gemma.cpp': gemmaCppLibrary,
  'gliner': glinerLibrary,
  'gliner2': gliner2Library,
  'grok': grokLibrary,
  'hermes': hermesLibrary,
  'hezar': hezarLibrary,
  'index-tts': indexTtsLibrary,
  'japanese-clip': japaneseClipLibrary,
  'keras': kerasLibrary,
  'keras-hub': kerasHubLibrary,
  'kernels': kernelsLibrary,
  'kokoro': kokoroLibrary,
  'laya': layaLibrary,
  'litert': litertLibrary,
  'litert-lm': litertLmLibrary,
  'liveportrait': liveportraitLibrary,
  'llama-cpp-python': llamaCppPythonLibrary,
  'ltx': ltxLibrary,
  'map-anything': mapAnythingLibrary,
  'mars5-tts': mars5TtsLibrary,
  'melotts': melottsLibrary,
  'mineru-vl-utils': mineruVlUtilsLibrary,
  'mlc-llm': mlcLlmLibrary,
  'mlx': mlxLibrary,
  'moshi': moshiLibrary,
  'nemo': nemoLibrary,
  'onnxruntime': onnxruntimeLibrary,
  'open_clip': openClipLibrary,
  'openvino': openvinoLibrary,
  'optimum': optimumLibrary,
  'parler_tts': parlerTtsLibrary,
  'peft': peftLibrary,
  'piper': piperLibrary,
  'pruna-ai': prunaAiLibrary,
  'pyannote-audio': pyannoteAudioLibrary,
  'qwen-asr': qwenAsrLibrary,
  'qwen3_tts': qwen3TtsLibrary,
  'sam2': sam2Library,
  'sentence-transformers': sentenceTransformersLibrary,
  'setfit': setfitLibrary,
  'sglang': sglangLibrary,
  'sklearn': sklearnLibrary,
  'spacy': spacyLibrary,
  'speechbrain': speechbrainLibrary,
  'super-image': superImageLibrary,
  'tone': toneLibrary,
  'transformers': transformersLibrary,
  'transformers.js': transformersJsLibrary,
  'trellis': trellisLibrary,
  'trellis2': trellis2Library,
  'unidepth': unidepthLibrary,
  'vibevoice': vibevoiceLibrary,
  'vllm': vllmLibrary,
  'vocos': vocosLibrary,
  'voxcpm': voxcpmLibrary,
  'wan2.2': wan22Library,
  'whisperkit': whisperkitLibrary,
  'yolov10': yolov10Library,
};
