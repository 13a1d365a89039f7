/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { Library } from '../library.ts';
import _3dtopiaXlLibrary from './3dtopia-xl.ts';
import PaddleOCRLibrary from './PaddleOCR.ts';
import acestepLibrary from './acestep.ts';
import adapterTransformersLibrary from './adapter-transformers.ts';
import allennlpLibrary from './allennlp.ts';
import aneforgeLibrary from './aneforge.ts';
import anemoiLibrary from './anemoi.ts';
import araclipLibrary from './araclip.ts';
import asteroidLibrary from './asteroid.ts';
import audiocraftLibrary from './audiocraft.ts';
import audiosealLibrary from './audioseal.ts';
import aviationNerLibrary from './aviation-ner.ts';
import bagelMotLibrary from './bagel-mot.ts';
import bboxmaskposeLibrary from './bboxmaskpose.ts';
import ben2Library from './ben2.ts';
import bertopicLibrary from './bertopic.ts';
import bigVisionLibrary from './big_vision.ts';
import bionemoLibrary from './bionemo.ts';
import birderLibrary from './birder.ts';
import birefnetLibrary from './birefnet.ts';
import bm25sLibrary from './bm25s.ts';
import boltzgenLibrary from './boltzgen.ts';
import cancertathomev2Library from './cancertathomev2.ts';
import cartesiaMlxLibrary from './cartesia_mlx.ts';
import cartesiaPytorchLibrary from './cartesia_pytorch.ts';
import causiloLibrary from './causilo.ts';
import ccpfnLibrary from './ccpfn.ts';
import champLibrary from './champ.ts';
import chaossimLibrary from './chaossim.ts';
import chatTtsLibrary from './chat_tts.ts';
import chatterboxLibrary from './chatterbox.ts';
import chexmixLibrary from './chexmix.ts';
import chronosForecastingLibrary from './chronos-forecasting.ts';
import claraLibrary from './clara.ts';
import clipscopeLibrary from './clipscope.ts';
import cloudAgentsLibrary from './cloud-agents.ts';
import colipriLibrary from './colipri.ts';
import collectorvisionLibrary from './collectorvision.ts';
import colpaliLibrary from './colpali.ts';
import cometLibrary from './comet.ts';
import cortiqLibrary from './cortiq.ts';
import cosmosLibrary from './cosmos.ts';
import cosyvoiceLibrary from './cosyvoice.ts';
import cotrackerLibrary from './cotracker.ts';
import cxrFoundationLibrary from './cxr-foundation.ts';
import deepforestLibrary from './deepforest.ts';
import depthAnythingV2Library from './depth-anything-v2.ts';
import depthProLibrary from './depth-pro.ts';
import dermFoundationLibrary from './derm-foundation.ts';
import describeAnythingLibrary from './describe-anything.ts';
import diaTtsLibrary from './dia-tts.ts';
import dia2Library from './dia2.ts';
import diffInterpretationTuningLibrary from './diff-interpretation-tuning.ts';
import diffreeLibrary from './diffree.ts';
import diffusersLibrary from './diffusers.ts';
import diffusionSingleFileLibrary from './diffusion-single-file.ts';
import diffusionkitLibrary from './diffusionkit.ts';
import dockingAtHomeLibrary from './docking-at-home.ts';
import doctrLibrary from './doctr.ts';
import edsnlpLibrary from './edsnlp.ts';
import elmLibrary from './elm.ts';
import encoderfileLibrary from './encoderfile.ts';
import espnetLibrary from './espnet.ts';
import eupeLibrary from './eupe.ts';
import f5TtsLibrary from './f5-tts.ts';
import fairseqLibrary from './fairseq.ts';
import fastaiLibrary from './fastai.ts';
import fastprintLibrary from './fastprint.ts';
import fasttextLibrary from './fasttext.ts';
import fixerLibrary from './fixer.ts';
import flairLibrary from './flair.ts';
import flexrayLibrary from './flexray.ts';
import flextabLibrary from './flextab.ts';
import fmeLibrary from './fme.ts';
import gaussianformerLibrary from './gaussianformer.ts';
import gemmaCppLibrary from './gemma.cpp.ts';
import genmoLibrary from './genmo.ts';
import geometryCrafterLibrary from './geometry-crafter.ts';
import gliformerLibrary from './gliformer.ts';
import glinerLibrary from './gliner.ts';
import gliner2Library from './gliner2.ts';
import glmTtsLibrary from './glm-tts.ts';
import glyphByt5Library from './glyph-byt5.ts';
import graniteLibraryLibrary from './granite-library.ts';
import grokLibrary from './grok.ts';
import habibiTtsLibrary from './habibi-tts.ts';
import halloLibrary from './hallo.ts';
import hermesLibrary from './hermes.ts';
import hezarLibrary from './hezar.ts';
import holomotionLibrary from './holomotion.ts';
import htrflowLibrary from './htrflow.ts';
import hunyuanDitLibrary from './hunyuan-dit.ts';
import hunyuan3d2Library from './hunyuan3d-2.ts';
import hunyuanworldVoyagerLibrary from './hunyuanworld-voyager.ts';
import hyWorld2Library from './hy-world-2.ts';
import hyWorldplayLibrary from './hy-worldplay.ts';
import imageMatchingModelsLibrary from './image-matching-models.ts';
import imstoucanLibrary from './imstoucan.ts';
import indexTtsLibrary from './index-tts.ts';
import infiniteYouLibrary from './infinite-you.ts';
import infinitetalkLibrary from './infinitetalk.ts';
import intellifoldLibrary from './intellifold.ts';
import isingDecodingLibrary from './ising-decoding.ts';
import jevStyleLibrary from './jev-style.ts';
import k2Library from './k2.ts';
import kerasLibrary from './keras.ts';
import kerasHubLibrary from './keras-hub.ts';
import kernelsLibrary from './kernels.ts';
import kimiAudioLibrary from './kimi-audio.ts';
import kittenttsLibrary from './kittentts.ts';
import kronosLibrary from './kronos.ts';
import lagernvsLibrary from './lagernvs.ts';
import layaLibrary from './laya.ts';
import lerobotLibrary from './lerobot.ts';
import lightglueLibrary from './lightglue.ts';
import lightningIrLibrary from './lightning-ir.ts';
import litertLibrary from './litert.ts';
import litertLmLibrary from './litert-lm.ts';
import liveportraitLibrary from './liveportrait.ts';
import llamaCppPythonLibrary from './llama-cpp-python.ts';
import longcatVideoAvatar15Library from './longcat-video-avatar-1.5.ts';
import ltxLibrary from './ltx.ts';
import lvfaceLibrary from './lvface.ts';
import lyra20Library from './lyra-2.0.ts';
import magentaRealtimeLibrary from './magenta-realtime.ts';
import magentaRealtime2Library from './magenta-realtime-2.ts';
import magi1Library from './magi-1.ts';
import mambaSsmLibrary from './mamba-ssm.ts';
import manas1Library from './manas-1.ts';
import mars5TtsLibrary from './mars5-tts.ts';
import matanyoneLibrary from './matanyone.ts';
import mectLibrary from './mect.ts';
import medvaeLibrary from './medvae.ts';
import memraLibrary from './memra.ts';
import merlinLibrary from './merlin.ts';
import meshAnythingLibrary from './mesh-anything.ts';
import mfluxLibrary from './mflux.ts';
import microduckLibrary from './microduck.ts';
import mindsporeLibrary from './mindspore.ts';
import miniOmni2Library from './mini-omni2.ts';
import minimaxH3Library from './minimax-h3.ts';
import mitieLibrary from './mitie.ts';
import mlAgentsLibrary from './ml-agents.ts';
import mlSharpLibrary from './ml-sharp.ts';
import mlcLlmLibrary from './mlc-llm.ts';
import mlxLibrary from './mlx.ts';
import mlxImageLibrary from './mlx-image.ts';
import mobilintLibrary from './mobilint.ts';
import model2vecLibrary from './model2vec.ts';
import monkeyocrLibrary from './monkeyocr.ts';
import montrealForcedAlignerLibrary from './montreal-forced-aligner.ts';
import moshiLibrary from './moshi.ts';
import mtvcraftLibrary from './mtvcraft.ts';
import multimoleculeLibrary from './multimolecule.ts';
import nemoLibrary from './nemo.ts';
import ninferLibrary from './ninfer.ts';
import nobgLibrary from './nobg.ts';
import nvMedtechLibrary from './nv-medtech.ts';
import openOasisLibrary from './open-oasis.ts';
import openSoraLibrary from './open-sora.ts';
import openClipLibrary from './open_clip.ts';
import openasrLibrary from './openasr.ts';
import openddeLibrary from './opendde.ts';
import openpeerllmLibrary from './openpeerllm.ts';
import outettsLibrary from './outetts.ts';
import paddlenlpLibrary from './paddlenlp.ts';
import peftLibrary from './peft.ts';
import perceptionEncoderLibrary from './perception-encoder.ts';
import phantomWanLibrary from './phantom-wan.ts';
import piperLibrary from './piper.ts';
import pocketTtsLibrary from './pocket-tts.ts';
import prunaAiLibrary from './pruna-ai.ts';
import pxiaLibrary from './pxia.ts';
import pyFeatLibrary from './py-feat.ts';
import pyannoteAudioLibrary from './pyannote-audio.ts';
import pythaeLibrary from './pythae.ts';
import quantumpeerLibrary from './quantumpeer.ts';
import qwen3TtsLibrary from './qwen3_tts.ts';
import recurrentgemmaLibrary from './recurrentgemma.ts';
import refinersLibrary from './refiners.ts';
import relikLibrary from './relik.ts';
import renderformerLibrary from './renderformer.ts';
import reverbLibrary from './reverb.ts';
import rkllmLibrary from './rkllm.ts';
import roboOrchardLabLibrary from './robo-orchard-lab.ts';
import routeePowertrainLibrary from './routee-powertrain.ts';
import rwkvLibrary from './rwkv.ts';
import saelensLibrary from './saelens.ts';
import sam3dBodyLibrary from './sam-3d-body.ts';
import sam3dObjectsLibrary from './sam-3d-objects.ts';
import sam2Library from './sam2.ts';
import sameLibrary from './same.ts';
import sampleFactoryLibrary from './sample-factory.ts';
import sanaLibrary from './sana.ts';
import sapRpt1OssLibrary from './sap-rpt-1-oss.ts';
import sapiensLibrary from './sapiens.ts';
import sapiens2Library from './sapiens2.ts';
import scail2Library from './scail-2.ts';
import seedStoryLibrary from './seed-story.ts';
import seedvrLibrary from './seedvr.ts';
import selfForcingLibrary from './self-forcing.ts';
import sentenceTransformersLibrary from './sentence-transformers.ts';
import setfitLibrary from './setfit.ts';
import shadowLibrary from './shadow.ts';
import skalaLibrary from './skala.ts';
import sklearnLibrary from './sklearn.ts';
import soloaudioLibrary from './soloaudio.ts';
import songbloomLibrary from './songbloom.ts';
import spacyLibrary from './spacy.ts';
import spanMarkerLibrary from './span-marker.ts';
import speechbrainLibrary from './speechbrain.ts';
import ssrSpeechLibrary from './ssr-speech.ts';
import stableAudio3Library from './stable-audio-3.ts';
import stableAudioToolsLibrary from './stable-audio-tools.ts';
import stableBaselines3Library from './stable-baselines3.ts';
import stanzaLibrary from './stanza.ts';
import supertonicLibrary from './supertonic.ts';
import swarmformerLibrary from './swarmformer.ts';
import synthefyMigasLibrary from './synthefy-migas.ts';
import tabpfnLibrary from './tabpfn.ts';
import tencentSongGenerationLibrary from './tencent-song-generation.ts';
import tensorflowttsLibrary from './tensorflowtts.ts';
import tensorrtLibrary from './tensorrt.ts';
import terratorchLibrary from './terratorch.ts';
import tfKerasLibrary from './tf-keras.ts';
import ticClipLibrary from './tic-clip.ts';
import timeeTsLibrary from './timee-ts.ts';
import timesfmLibrary from './timesfm.ts';
import timmLibrary from './timm.ts';
import tirexLibrary from './tirex.ts';
import tirex2Library from './tirex-2.ts';
import torchgeoLibrary from './torchgeo.ts';
import transformersLibrary from './transformers.ts';
import transformersJsLibrary from './transformers.js.ts';
import trellisLibrary from './trellis.ts';
import trellis2Library from './trellis2.ts';
import tunejuryLibrary from './tunejury.ts';
import ultralyticsLibrary from './ultralytics.ts';
import uni3darLibrary from './uni-3dar.ts';
import unitySentisLibrary from './unity-sentis.ts';
import univaLibrary from './univa.ts';
import vfiMambaLibrary from './vfi-mamba.ts';
import vibevoiceLibrary from './vibevoice.ts';
import videoprismLibrary from './videoprism.ts';
import videoxFunLibrary from './videox_fun.ts';
import vismatchLibrary from './vismatch.ts';
import voicecraftLibrary from './voicecraft.ts';
import voxcpmLibrary from './voxcpm.ts';
import vqwebLibrary from './vqweb.ts';
import vuiLibrary from './vui.ts';
import wan22Library from './wan2.2.ts';
import whamLibrary from './wham.ts';
import whisperkitLibrary from './whisperkit.ts';
import yolov10Library from './yolov10.ts';
import yolov26Library from './yolov26.ts';
import zeromodelsLibrary from './zeromodels.ts';
import zonosLibrary from './zonos.ts';

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
  'cortiq': cortiqLibrary,
  'cosmos': cosmosLibrary,
  'cosyvoice': cosyvoiceLibrary,
  'cotracker': cotrackerLibrary,
  'cxr-foundation': cxrFoundationLibrary,
  'deepforest': deepforestLibrary,
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
  'espnet': espnetLibrary,
  'eupe': eupeLibrary,
  'f5-tts': f5TtsLibrary,
  'fairseq': fairseqLibrary,
  'fastai': fastaiLibrary,
  'fastprint': fastprintLibrary,
  'fasttext': fasttextLibrary,
  'fixer': fixerLibrary,
  'flair': flairLibrary,
  'flexray': flexrayLibrary,
  'flextab': flextabLibrary,
  'fme': fmeLibrary,
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
  'jev-style': jevStyleLibrary,
  'k2': k2Library,
  'keras': kerasLibrary,
  'keras-hub': kerasHubLibrary,
  'kernels': kernelsLibrary,
  'kimi-audio': kimiAudioLibrary,
  'kittentts': kittenttsLibrary,
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
  'mars5-tts': mars5TtsLibrary,
  'matanyone': matanyoneLibrary,
  'mect': mectLibrary,
  'medvae': medvaeLibrary,
  'memra': memraLibrary,
  'merlin': merlinLibrary,
  'mesh-anything': meshAnythingLibrary,
  'mflux': mfluxLibrary,
  'microduck': microduckLibrary,
  'mindspore': mindsporeLibrary,
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
  'open-oasis': openOasisLibrary,
  'open-sora': openSoraLibrary,
  'open_clip': openClipLibrary,
  'openasr': openasrLibrary,
  'opendde': openddeLibrary,
  'openpeerllm': openpeerllmLibrary,
  'outetts': outettsLibrary,
  'paddlenlp': paddlenlpLibrary,
  'peft': peftLibrary,
  'perception-encoder': perceptionEncoderLibrary,
  'phantom-wan': phantomWanLibrary,
  'piper': piperLibrary,
  'pocket-tts': pocketTtsLibrary,
  'pruna-ai': prunaAiLibrary,
  'pxia': pxiaLibrary,
  'py-feat': pyFeatLibrary,
  'pyannote-audio': pyannoteAudioLibrary,
  'pythae': pythaeLibrary,
  'quantumpeer': quantumpeerLibrary,
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
  'torchgeo': torchgeoLibrary,
  'transformers': transformersLibrary,
  'transformers.js': transformersJsLibrary,
  'trellis': trellisLibrary,
  'trellis2': trellis2Library,
  'tunejury': tunejuryLibrary,
  'ultralytics': ultralyticsLibrary,
  'uni-3dar': uni3darLibrary,
  'unity-sentis': unitySentisLibrary,
  'univa': univaLibrary,
  'vfi-mamba': vfiMambaLibrary,
  'vibevoice': vibevoiceLibrary,
  'videoprism': videoprismLibrary,
  'videox_fun': videoxFunLibrary,
  'vismatch': vismatchLibrary,
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
} as const satisfies Record<string, Library>;

export type LibraryKey = keyof typeof libraries;
