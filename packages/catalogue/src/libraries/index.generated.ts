/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { Library } from './define.ts';
import type { LibraryKey } from './keys.generated.ts';
import _3dtopiaXlLibrary from './entries/3dtopia-xl.ts';
import PaddleOCRLibrary from './entries/PaddleOCR.ts';
import acestepLibrary from './entries/acestep.ts';
import adapterTransformersLibrary from './entries/adapter-transformers.ts';
import allennlpLibrary from './entries/allennlp.ts';
import aneforgeLibrary from './entries/aneforge.ts';
import anemoiLibrary from './entries/anemoi.ts';
import araclipLibrary from './entries/araclip.ts';
import asteroidLibrary from './entries/asteroid.ts';
import audiocraftLibrary from './entries/audiocraft.ts';
import audiosealLibrary from './entries/audioseal.ts';
import aviationNerLibrary from './entries/aviation-ner.ts';
import bagelMotLibrary from './entries/bagel-mot.ts';
import bboxmaskposeLibrary from './entries/bboxmaskpose.ts';
import ben2Library from './entries/ben2.ts';
import bertopicLibrary from './entries/bertopic.ts';
import bigVisionLibrary from './entries/big_vision.ts';
import bigvganLibrary from './entries/bigvgan.ts';
import bionemoLibrary from './entries/bionemo.ts';
import birderLibrary from './entries/birder.ts';
import birefnetLibrary from './entries/birefnet.ts';
import bm25sLibrary from './entries/bm25s.ts';
import boltzgenLibrary from './entries/boltzgen.ts';
import cancertathomev2Library from './entries/cancertathomev2.ts';
import cartesiaMlxLibrary from './entries/cartesia_mlx.ts';
import cartesiaPytorchLibrary from './entries/cartesia_pytorch.ts';
import causiloLibrary from './entries/causilo.ts';
import ccpfnLibrary from './entries/ccpfn.ts';
import champLibrary from './entries/champ.ts';
import chandraOcrLibrary from './entries/chandra-ocr.ts';
import chaossimLibrary from './entries/chaossim.ts';
import chatTtsLibrary from './entries/chat_tts.ts';
import chatterboxLibrary from './entries/chatterbox.ts';
import chexmixLibrary from './entries/chexmix.ts';
import chronosForecastingLibrary from './entries/chronos-forecasting.ts';
import claraLibrary from './entries/clara.ts';
import clipscopeLibrary from './entries/clipscope.ts';
import cloudAgentsLibrary from './entries/cloud-agents.ts';
import colipriLibrary from './entries/colipri.ts';
import collectorvisionLibrary from './entries/collectorvision.ts';
import colpaliLibrary from './entries/colpali.ts';
import cometLibrary from './entries/comet.ts';
import coquiLibrary from './entries/coqui.ts';
import cortiqLibrary from './entries/cortiq.ts';
import cosmosLibrary from './entries/cosmos.ts';
import cosyvoiceLibrary from './entries/cosyvoice.ts';
import cotrackerLibrary from './entries/cotracker.ts';
import ctranslate2Library from './entries/ctranslate2.ts';
import cxrFoundationLibrary from './entries/cxr-foundation.ts';
import deepforestLibrary from './entries/deepforest.ts';
import depthAnything3Library from './entries/depth-anything-3.ts';
import depthAnythingV2Library from './entries/depth-anything-v2.ts';
import depthProLibrary from './entries/depth-pro.ts';
import dermFoundationLibrary from './entries/derm-foundation.ts';
import describeAnythingLibrary from './entries/describe-anything.ts';
import diaTtsLibrary from './entries/dia-tts.ts';
import dia2Library from './entries/dia2.ts';
import diffInterpretationTuningLibrary from './entries/diff-interpretation-tuning.ts';
import diffreeLibrary from './entries/diffree.ts';
import diffusersLibrary from './entries/diffusers.ts';
import diffusionSingleFileLibrary from './entries/diffusion-single-file.ts';
import diffusionkitLibrary from './entries/diffusionkit.ts';
import dockingAtHomeLibrary from './entries/docking-at-home.ts';
import doctrLibrary from './entries/doctr.ts';
import edsnlpLibrary from './entries/edsnlp.ts';
import elmLibrary from './entries/elm.ts';
import encoderfileLibrary from './entries/encoderfile.ts';
import esmLibrary from './entries/esm.ts';
import espnetLibrary from './entries/espnet.ts';
import eupeLibrary from './entries/eupe.ts';
import f5TtsLibrary from './entries/f5-tts.ts';
import fairseqLibrary from './entries/fairseq.ts';
import fastaiLibrary from './entries/fastai.ts';
import fastembedLibrary from './entries/fastembed.ts';
import fastprintLibrary from './entries/fastprint.ts';
import fasttextLibrary from './entries/fasttext.ts';
import fishSpeechLibrary from './entries/fish-speech.ts';
import fixerLibrary from './entries/fixer.ts';
import flairLibrary from './entries/flair.ts';
import flexrayLibrary from './entries/flexray.ts';
import flextabLibrary from './entries/flextab.ts';
import fmeLibrary from './entries/fme.ts';
import funasrLibrary from './entries/funasr.ts';
import gaussianformerLibrary from './entries/gaussianformer.ts';
import gemmaCppLibrary from './entries/gemma.cpp.ts';
import genmoLibrary from './entries/genmo.ts';
import geometryCrafterLibrary from './entries/geometry-crafter.ts';
import gliformerLibrary from './entries/gliformer.ts';
import glinerLibrary from './entries/gliner.ts';
import gliner2Library from './entries/gliner2.ts';
import glmTtsLibrary from './entries/glm-tts.ts';
import glyphByt5Library from './entries/glyph-byt5.ts';
import graniteLibraryLibrary from './entries/granite-library.ts';
import grokLibrary from './entries/grok.ts';
import habibiTtsLibrary from './entries/habibi-tts.ts';
import halloLibrary from './entries/hallo.ts';
import hermesLibrary from './entries/hermes.ts';
import hezarLibrary from './entries/hezar.ts';
import holomotionLibrary from './entries/holomotion.ts';
import htrflowLibrary from './entries/htrflow.ts';
import hunyuanDitLibrary from './entries/hunyuan-dit.ts';
import hunyuan3d2Library from './entries/hunyuan3d-2.ts';
import hunyuanworldVoyagerLibrary from './entries/hunyuanworld-voyager.ts';
import hyWorld2Library from './entries/hy-world-2.ts';
import hyWorldplayLibrary from './entries/hy-worldplay.ts';
import imageMatchingModelsLibrary from './entries/image-matching-models.ts';
import imstoucanLibrary from './entries/imstoucan.ts';
import indexTtsLibrary from './entries/index-tts.ts';
import infiniteYouLibrary from './entries/infinite-you.ts';
import infinitetalkLibrary from './entries/infinitetalk.ts';
import intellifoldLibrary from './entries/intellifold.ts';
import isingDecodingLibrary from './entries/ising-decoding.ts';
import japaneseClipLibrary from './entries/japanese-clip.ts';
import jevStyleLibrary from './entries/jev-style.ts';
import k2Library from './entries/k2.ts';
import kerasLibrary from './entries/keras.ts';
import kerasHubLibrary from './entries/keras-hub.ts';
import kernelsLibrary from './entries/kernels.ts';
import kimiAudioLibrary from './entries/kimi-audio.ts';
import kittenttsLibrary from './entries/kittentts.ts';
import kokoroLibrary from './entries/kokoro.ts';
import kronosLibrary from './entries/kronos.ts';
import lagernvsLibrary from './entries/lagernvs.ts';
import layaLibrary from './entries/laya.ts';
import lerobotLibrary from './entries/lerobot.ts';
import lightglueLibrary from './entries/lightglue.ts';
import lightningIrLibrary from './entries/lightning-ir.ts';
import litertLibrary from './entries/litert.ts';
import litertLmLibrary from './entries/litert-lm.ts';
import liveportraitLibrary from './entries/liveportrait.ts';
import llamaCppPythonLibrary from './entries/llama-cpp-python.ts';
import longcatVideoAvatar15Library from './entries/longcat-video-avatar-1.5.ts';
import ltxLibrary from './entries/ltx.ts';
import lvfaceLibrary from './entries/lvface.ts';
import lyra20Library from './entries/lyra-2.0.ts';
import magentaRealtimeLibrary from './entries/magenta-realtime.ts';
import magentaRealtime2Library from './entries/magenta-realtime-2.ts';
import magi1Library from './entries/magi-1.ts';
import mambaSsmLibrary from './entries/mamba-ssm.ts';
import manas1Library from './entries/manas-1.ts';
import mapAnythingLibrary from './entries/map-anything.ts';
import mars5TtsLibrary from './entries/mars5-tts.ts';
import matanyoneLibrary from './entries/matanyone.ts';
import mectLibrary from './entries/mect.ts';
import medvaeLibrary from './entries/medvae.ts';
import melottsLibrary from './entries/melotts.ts';
import memraLibrary from './entries/memra.ts';
import merlinLibrary from './entries/merlin.ts';
import meshAnythingLibrary from './entries/mesh-anything.ts';
import mfluxLibrary from './entries/mflux.ts';
import microduckLibrary from './entries/microduck.ts';
import mindsporeLibrary from './entries/mindspore.ts';
import mineruVlUtilsLibrary from './entries/mineru-vl-utils.ts';
import miniOmni2Library from './entries/mini-omni2.ts';
import minimaxH3Library from './entries/minimax-h3.ts';
import mitieLibrary from './entries/mitie.ts';
import mlAgentsLibrary from './entries/ml-agents.ts';
import mlSharpLibrary from './entries/ml-sharp.ts';
import mlcLlmLibrary from './entries/mlc-llm.ts';
import mlxLibrary from './entries/mlx.ts';
import mlxImageLibrary from './entries/mlx-image.ts';
import mobilintLibrary from './entries/mobilint.ts';
import model2vecLibrary from './entries/model2vec.ts';
import monkeyocrLibrary from './entries/monkeyocr.ts';
import montrealForcedAlignerLibrary from './entries/montreal-forced-aligner.ts';
import moshiLibrary from './entries/moshi.ts';
import mtvcraftLibrary from './entries/mtvcraft.ts';
import multimoleculeLibrary from './entries/multimolecule.ts';
import nemoLibrary from './entries/nemo.ts';
import ninferLibrary from './entries/ninfer.ts';
import nobgLibrary from './entries/nobg.ts';
import nvMedtechLibrary from './entries/nv-medtech.ts';
import onnxruntimeLibrary from './entries/onnxruntime.ts';
import openOasisLibrary from './entries/open-oasis.ts';
import openSoraLibrary from './entries/open-sora.ts';
import openClipLibrary from './entries/open_clip.ts';
import openasrLibrary from './entries/openasr.ts';
import openddeLibrary from './entries/opendde.ts';
import openpeerllmLibrary from './entries/openpeerllm.ts';
import openvinoLibrary from './entries/openvino.ts';
import optimumLibrary from './entries/optimum.ts';
import outettsLibrary from './entries/outetts.ts';
import paddlenlpLibrary from './entries/paddlenlp.ts';
import parlerTtsLibrary from './entries/parler_tts.ts';
import peftLibrary from './entries/peft.ts';
import perceptionEncoderLibrary from './entries/perception-encoder.ts';
import phantomWanLibrary from './entries/phantom-wan.ts';
import piperLibrary from './entries/piper.ts';
import pocketTtsLibrary from './entries/pocket-tts.ts';
import prunaAiLibrary from './entries/pruna-ai.ts';
import pxiaLibrary from './entries/pxia.ts';
import pyFeatLibrary from './entries/py-feat.ts';
import pyagingLibrary from './entries/pyaging.ts';
import pyannoteAudioLibrary from './entries/pyannote-audio.ts';
import pythaeLibrary from './entries/pythae.ts';
import quantumpeerLibrary from './entries/quantumpeer.ts';
import qwenAsrLibrary from './entries/qwen-asr.ts';
import qwen3TtsLibrary from './entries/qwen3_tts.ts';
import recurrentgemmaLibrary from './entries/recurrentgemma.ts';
import refinersLibrary from './entries/refiners.ts';
import relikLibrary from './entries/relik.ts';
import renderformerLibrary from './entries/renderformer.ts';
import reverbLibrary from './entries/reverb.ts';
import rkllmLibrary from './entries/rkllm.ts';
import roboOrchardLabLibrary from './entries/robo-orchard-lab.ts';
import routeePowertrainLibrary from './entries/routee-powertrain.ts';
import rwkvLibrary from './entries/rwkv.ts';
import saelensLibrary from './entries/saelens.ts';
import sam3dBodyLibrary from './entries/sam-3d-body.ts';
import sam3dObjectsLibrary from './entries/sam-3d-objects.ts';
import sam2Library from './entries/sam2.ts';
import sameLibrary from './entries/same.ts';
import sampleFactoryLibrary from './entries/sample-factory.ts';
import sanaLibrary from './entries/sana.ts';
import sapRpt1OssLibrary from './entries/sap-rpt-1-oss.ts';
import sapiensLibrary from './entries/sapiens.ts';
import sapiens2Library from './entries/sapiens2.ts';
import scail2Library from './entries/scail-2.ts';
import seedStoryLibrary from './entries/seed-story.ts';
import seedvrLibrary from './entries/seedvr.ts';
import selfForcingLibrary from './entries/self-forcing.ts';
import sentenceTransformersLibrary from './entries/sentence-transformers.ts';
import setfitLibrary from './entries/setfit.ts';
import sglangLibrary from './entries/sglang.ts';
import shadowLibrary from './entries/shadow.ts';
import skalaLibrary from './entries/skala.ts';
import sklearnLibrary from './entries/sklearn.ts';
import soloaudioLibrary from './entries/soloaudio.ts';
import songbloomLibrary from './entries/songbloom.ts';
import spacyLibrary from './entries/spacy.ts';
import spanMarkerLibrary from './entries/span-marker.ts';
import speechbrainLibrary from './entries/speechbrain.ts';
import ssrSpeechLibrary from './entries/ssr-speech.ts';
import stableAudio3Library from './entries/stable-audio-3.ts';
import stableAudioToolsLibrary from './entries/stable-audio-tools.ts';
import stableBaselines3Library from './entries/stable-baselines3.ts';
import stanzaLibrary from './entries/stanza.ts';
import superImageLibrary from './entries/super-image.ts';
import supertonicLibrary from './entries/supertonic.ts';
import swarmformerLibrary from './entries/swarmformer.ts';
import synthefyMigasLibrary from './entries/synthefy-migas.ts';
import tabpfnLibrary from './entries/tabpfn.ts';
import tencentSongGenerationLibrary from './entries/tencent-song-generation.ts';
import tensorflowttsLibrary from './entries/tensorflowtts.ts';
import tensorrtLibrary from './entries/tensorrt.ts';
import terratorchLibrary from './entries/terratorch.ts';
import tfKerasLibrary from './entries/tf-keras.ts';
import ticClipLibrary from './entries/tic-clip.ts';
import timeeTsLibrary from './entries/timee-ts.ts';
import timesfmLibrary from './entries/timesfm.ts';
import timmLibrary from './entries/timm.ts';
import tirexLibrary from './entries/tirex.ts';
import tirex2Library from './entries/tirex-2.ts';
import toneLibrary from './entries/tone.ts';
import torchgeoLibrary from './entries/torchgeo.ts';
import transcribeCppLibrary from './entries/transcribe.cpp.ts';
import transformersLibrary from './entries/transformers.ts';
import transformersJsLibrary from './entries/transformers.js.ts';
import trellisLibrary from './entries/trellis.ts';
import trellis2Library from './entries/trellis2.ts';
import tunejuryLibrary from './entries/tunejury.ts';
import ultralyticsLibrary from './entries/ultralytics.ts';
import uni3darLibrary from './entries/uni-3dar.ts';
import unidepthLibrary from './entries/unidepth.ts';
import unitySentisLibrary from './entries/unity-sentis.ts';
import univaLibrary from './entries/univa.ts';
import vfiMambaLibrary from './entries/vfi-mamba.ts';
import vibevoiceLibrary from './entries/vibevoice.ts';
import videoprismLibrary from './entries/videoprism.ts';
import videoxFunLibrary from './entries/videox_fun.ts';
import vismatchLibrary from './entries/vismatch.ts';
import vllmLibrary from './entries/vllm.ts';
import vocosLibrary from './entries/vocos.ts';
import voicecraftLibrary from './entries/voicecraft.ts';
import voxcpmLibrary from './entries/voxcpm.ts';
import vqwebLibrary from './entries/vqweb.ts';
import vuiLibrary from './entries/vui.ts';
import wan22Library from './entries/wan2.2.ts';
import whamLibrary from './entries/wham.ts';
import whisperkitLibrary from './entries/whisperkit.ts';
import yolov10Library from './entries/yolov10.ts';
import yolov26Library from './entries/yolov26.ts';
import zeromodelsLibrary from './entries/zeromodels.ts';
import zonosLibrary from './entries/zonos.ts';

export const libraries = {
  '3dtopia-xl': _3dtopiaXlLibrary,
  'PaddleOCR': PaddleOCRLibrary,
  'acestep': acestepLibrary,
  'adapter-transformers': adapterTransformersLibrary,
  'allennlp': allennlpLibrary,
  'aneforge': aneforgeLibrary,
  'anemoi': anemoiLibrary,
  'araclip': araclipLibrary,
  'asteroid': asteroidLibrary,
  'audiocraft': audiocraftLibrary,
  'audioseal': audiosealLibrary,
  'aviation-ner': aviationNerLibrary,
  'bagel-mot': bagelMotLibrary,
  'bboxmaskpose': bboxmaskposeLibrary,
  'ben2': ben2Library,
  'bertopic': bertopicLibrary,
  'big_vision': bigVisionLibrary,
  'bigvgan': bigvganLibrary,
  'bionemo': bionemoLibrary,
  'birder': birderLibrary,
  'birefnet': birefnetLibrary,
  'bm25s': bm25sLibrary,
  'boltzgen': boltzgenLibrary,
  'cancertathomev2': cancertathomev2Library,
  'cartesia_mlx': cartesiaMlxLibrary,
  'cartesia_pytorch': cartesiaPytorchLibrary,
  'causilo': causiloLibrary,
  'ccpfn': ccpfnLibrary,
  'champ': champLibrary,
  'chandra-ocr': chandraOcrLibrary,
  'chaossim': chaossimLibrary,
  'chat_tts': chatTtsLibrary,
  'chatterbox': chatterboxLibrary,
  'chexmix': chexmixLibrary,
  'chronos-forecasting': chronosForecastingLibrary,
  'clara': claraLibrary,
  'clipscope': clipscopeLibrary,
  'cloud-agents': cloudAgentsLibrary,
  'colipri': colipriLibrary,
  'collectorvision': collectorvisionLibrary,
  'colpali': colpaliLibrary,
  'comet': cometLibrary,
  'coqui': coquiLibrary,
  'cortiq': cortiqLibrary,
  'cosmos': cosmosLibrary,
  'cosyvoice': cosyvoiceLibrary,
  'cotracker': cotrackerLibrary,
  'ctranslate2': ctranslate2Library,
  'cxr-foundation': cxrFoundationLibrary,
  'deepforest': deepforestLibrary,
  'depth-anything-3': depthAnything3Library,
  'depth-anything-v2': depthAnythingV2Library,
  'depth-pro': depthProLibrary,
  'derm-foundation': dermFoundationLibrary,
  'describe-anything': describeAnythingLibrary,
  'dia-tts': diaTtsLibrary,
  'dia2': dia2Library,
  'diff-interpretation-tuning': diffInterpretationTuningLibrary,
  'diffree': diffreeLibrary,
  'diffusers': diffusersLibrary,
  'diffusion-single-file': diffusionSingleFileLibrary,
  'diffusionkit': diffusionkitLibrary,
  'docking-at-home': dockingAtHomeLibrary,
  'doctr': doctrLibrary,
  'edsnlp': edsnlpLibrary,
  'elm': elmLibrary,
  'encoderfile': encoderfileLibrary,
  'esm': esmLibrary,
  'espnet': espnetLibrary,
  'eupe': eupeLibrary,
  'f5-tts': f5TtsLibrary,
  'fairseq': fairseqLibrary,
  'fastai': fastaiLibrary,
  'fastembed': fastembedLibrary,
  'fastprint': fastprintLibrary,
  'fasttext': fasttextLibrary,
  'fish-speech': fishSpeechLibrary,
  'fixer': fixerLibrary,
  'flair': flairLibrary,
  'flexray': flexrayLibrary,
  'flextab': flextabLibrary,
  'fme': fmeLibrary,
  'funasr': funasrLibrary,
  'gaussianformer': gaussianformerLibrary,
  'gemma.cpp': gemmaCppLibrary,
  'genmo': genmoLibrary,
  'geometry-crafter': geometryCrafterLibrary,
  'gliformer': gliformerLibrary,
  'gliner': glinerLibrary,
  'gliner2': gliner2Library,
  'glm-tts': glmTtsLibrary,
  'glyph-byt5': glyphByt5Library,
  'granite-library': graniteLibraryLibrary,
  'grok': grokLibrary,
  'habibi-tts': habibiTtsLibrary,
  'hallo': halloLibrary,
  'hermes': hermesLibrary,
  'hezar': hezarLibrary,
  'holomotion': holomotionLibrary,
  'htrflow': htrflowLibrary,
  'hunyuan-dit': hunyuanDitLibrary,
  'hunyuan3d-2': hunyuan3d2Library,
  'hunyuanworld-voyager': hunyuanworldVoyagerLibrary,
  'hy-world-2': hyWorld2Library,
  'hy-worldplay': hyWorldplayLibrary,
  'image-matching-models': imageMatchingModelsLibrary,
  'imstoucan': imstoucanLibrary,
  'index-tts': indexTtsLibrary,
  'infinite-you': infiniteYouLibrary,
  'infinitetalk': infinitetalkLibrary,
  'intellifold': intellifoldLibrary,
  'ising-decoding': isingDecodingLibrary,
  'japanese-clip': japaneseClipLibrary,
  'jev-style': jevStyleLibrary,
  'k2': k2Library,
  'keras': kerasLibrary,
  'keras-hub': kerasHubLibrary,
  'kernels': kernelsLibrary,
  'kimi-audio': kimiAudioLibrary,
  'kittentts': kittenttsLibrary,
  'kokoro': kokoroLibrary,
  'kronos': kronosLibrary,
  'lagernvs': lagernvsLibrary,
  'laya': layaLibrary,
  'lerobot': lerobotLibrary,
  'lightglue': lightglueLibrary,
  'lightning-ir': lightningIrLibrary,
  'litert': litertLibrary,
  'litert-lm': litertLmLibrary,
  'liveportrait': liveportraitLibrary,
  'llama-cpp-python': llamaCppPythonLibrary,
  'longcat-video-avatar-1.5': longcatVideoAvatar15Library,
  'ltx': ltxLibrary,
  'lvface': lvfaceLibrary,
  'lyra-2.0': lyra20Library,
  'magenta-realtime': magentaRealtimeLibrary,
  'magenta-realtime-2': magentaRealtime2Library,
  'magi-1': magi1Library,
  'mamba-ssm': mambaSsmLibrary,
  'manas-1': manas1Library,
  'map-anything': mapAnythingLibrary,
  'mars5-tts': mars5TtsLibrary,
  'matanyone': matanyoneLibrary,
  'mect': mectLibrary,
  'medvae': medvaeLibrary,
  'melotts': melottsLibrary,
  'memra': memraLibrary,
  'merlin': merlinLibrary,
  'mesh-anything': meshAnythingLibrary,
  'mflux': mfluxLibrary,
  'microduck': microduckLibrary,
  'mindspore': mindsporeLibrary,
  'mineru-vl-utils': mineruVlUtilsLibrary,
  'mini-omni2': miniOmni2Library,
  'minimax-h3': minimaxH3Library,
  'mitie': mitieLibrary,
  'ml-agents': mlAgentsLibrary,
  'ml-sharp': mlSharpLibrary,
  'mlc-llm': mlcLlmLibrary,
  'mlx': mlxLibrary,
  'mlx-image': mlxImageLibrary,
  'mobilint': mobilintLibrary,
  'model2vec': model2vecLibrary,
  'monkeyocr': monkeyocrLibrary,
  'montreal-forced-aligner': montrealForcedAlignerLibrary,
  'moshi': moshiLibrary,
  'mtvcraft': mtvcraftLibrary,
  'multimolecule': multimoleculeLibrary,
  'nemo': nemoLibrary,
  'ninfer': ninferLibrary,
  'nobg': nobgLibrary,
  'nv-medtech': nvMedtechLibrary,
  'onnxruntime': onnxruntimeLibrary,
  'open-oasis': openOasisLibrary,
  'open-sora': openSoraLibrary,
  'open_clip': openClipLibrary,
  'openasr': openasrLibrary,
  'opendde': openddeLibrary,
  'openpeerllm': openpeerllmLibrary,
  'openvino': openvinoLibrary,
  'optimum': optimumLibrary,
  'outetts': outettsLibrary,
  'paddlenlp': paddlenlpLibrary,
  'parler_tts': parlerTtsLibrary,
  'peft': peftLibrary,
  'perception-encoder': perceptionEncoderLibrary,
  'phantom-wan': phantomWanLibrary,
  'piper': piperLibrary,
  'pocket-tts': pocketTtsLibrary,
  'pruna-ai': prunaAiLibrary,
  'pxia': pxiaLibrary,
  'py-feat': pyFeatLibrary,
  'pyaging': pyagingLibrary,
  'pyannote-audio': pyannoteAudioLibrary,
  'pythae': pythaeLibrary,
  'quantumpeer': quantumpeerLibrary,
  'qwen-asr': qwenAsrLibrary,
  'qwen3_tts': qwen3TtsLibrary,
  'recurrentgemma': recurrentgemmaLibrary,
  'refiners': refinersLibrary,
  'relik': relikLibrary,
  'renderformer': renderformerLibrary,
  'reverb': reverbLibrary,
  'rkllm': rkllmLibrary,
  'robo-orchard-lab': roboOrchardLabLibrary,
  'routee-powertrain': routeePowertrainLibrary,
  'rwkv': rwkvLibrary,
  'saelens': saelensLibrary,
  'sam-3d-body': sam3dBodyLibrary,
  'sam-3d-objects': sam3dObjectsLibrary,
  'sam2': sam2Library,
  'same': sameLibrary,
  'sample-factory': sampleFactoryLibrary,
  'sana': sanaLibrary,
  'sap-rpt-1-oss': sapRpt1OssLibrary,
  'sapiens': sapiensLibrary,
  'sapiens2': sapiens2Library,
  'scail-2': scail2Library,
  'seed-story': seedStoryLibrary,
  'seedvr': seedvrLibrary,
  'self-forcing': selfForcingLibrary,
  'sentence-transformers': sentenceTransformersLibrary,
  'setfit': setfitLibrary,
  'sglang': sglangLibrary,
  'shadow': shadowLibrary,
  'skala': skalaLibrary,
  'sklearn': sklearnLibrary,
  'soloaudio': soloaudioLibrary,
  'songbloom': songbloomLibrary,
  'spacy': spacyLibrary,
  'span-marker': spanMarkerLibrary,
  'speechbrain': speechbrainLibrary,
  'ssr-speech': ssrSpeechLibrary,
  'stable-audio-3': stableAudio3Library,
  'stable-audio-tools': stableAudioToolsLibrary,
  'stable-baselines3': stableBaselines3Library,
  'stanza': stanzaLibrary,
  'super-image': superImageLibrary,
  'supertonic': supertonicLibrary,
  'swarmformer': swarmformerLibrary,
  'synthefy-migas': synthefyMigasLibrary,
  'tabpfn': tabpfnLibrary,
  'tencent-song-generation': tencentSongGenerationLibrary,
  'tensorflowtts': tensorflowttsLibrary,
  'tensorrt': tensorrtLibrary,
  'terratorch': terratorchLibrary,
  'tf-keras': tfKerasLibrary,
  'tic-clip': ticClipLibrary,
  'timee-ts': timeeTsLibrary,
  'timesfm': timesfmLibrary,
  'timm': timmLibrary,
  'tirex': tirexLibrary,
  'tirex-2': tirex2Library,
  'tone': toneLibrary,
  'torchgeo': torchgeoLibrary,
  'transcribe.cpp': transcribeCppLibrary,
  'transformers': transformersLibrary,
  'transformers.js': transformersJsLibrary,
  'trellis': trellisLibrary,
  'trellis2': trellis2Library,
  'tunejury': tunejuryLibrary,
  'ultralytics': ultralyticsLibrary,
  'uni-3dar': uni3darLibrary,
  'unidepth': unidepthLibrary,
  'unity-sentis': unitySentisLibrary,
  'univa': univaLibrary,
  'vfi-mamba': vfiMambaLibrary,
  'vibevoice': vibevoiceLibrary,
  'videoprism': videoprismLibrary,
  'videox_fun': videoxFunLibrary,
  'vismatch': vismatchLibrary,
  'vllm': vllmLibrary,
  'vocos': vocosLibrary,
  'voicecraft': voicecraftLibrary,
  'voxcpm': voxcpmLibrary,
  'vqweb': vqwebLibrary,
  'vui': vuiLibrary,
  'wan2.2': wan22Library,
  'wham': whamLibrary,
  'whisperkit': whisperkitLibrary,
  'yolov10': yolov10Library,
  'yolov26': yolov26Library,
  'zeromodels': zeromodelsLibrary,
  'zonos': zonosLibrary,
} as const satisfies Record<LibraryKey, Library>;
