import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { fittingLibraries } from './fitting.ts';
import { libraries } from './index.generated.ts';
import type { LibraryKey } from './keys.generated.ts';

const offered = (record: Partial<ModelRecord>) =>
  fittingLibraries({ id: 'ada/tide', ...record }, libraries).map(({ library }) => library);

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const tags = (...names: readonly string[]) => ({ tags: [...names, 'region:us'] });

describe('a library is offered for what it loads', () => {
  it.each<[LibraryKey, Partial<ModelRecord>, Partial<ModelRecord>]>([
    ['sam2', tags('sam2', 'pytorch'), tags('sam2', 'tflite')],
    ['yolov10', { library_name: 'yolov10' }, { library_name: 'yolov10', ...tags('tflite') }],
    [
      'transformers',
      { library_name: 'transformers', ...files('config.json', 'pytorch_model.bin') },
      { library_name: 'transformers', ...files('config.json', 'qmodel.pt') },
    ],
    [
      'transformers',
      { library_name: 'transformers', ...tags('transformers', 'qwen3', 'safetensors') },
      { library_name: 'transformers', ...tags('transformers', 'qwen3', 'safetensors', 'q4nx') },
    ],
    [
      'transformers',
      { id: 'ada/tide-8B', library_name: 'transformers' },
      { id: 'ada/tide-8B-NPU2', library_name: 'transformers' },
    ],
    [
      'transformers',
      { id: 'ada/MobileNet-v2', pipeline_tag: 'image-classification' },
      { id: 'qualcomm/MobileNet-v2', pipeline_tag: 'image-classification' },
    ],
    [
      'ultralytics',
      { id: 'ada/YOLOv11-Detection', pipeline_tag: 'object-detection' },
      { id: 'qualcomm/YOLOv11-Detection', pipeline_tag: 'object-detection' },
    ],
    [
      'llama-cpp-python',
      { library_name: 'gguf', ...tags('gguf', 'minicpmv4_6') },
      { library_name: 'q4nx', ...tags('q4nx', 'gguf', 'minicpmv4_6') },
    ],
    [
      'transformers',
      { id: 'ada/tide-0.6B-draft', library_name: 'transformers' },
      { id: 'ada/tide-8B-eagle3', library_name: 'transformers' },
    ],
    [
      'transformers',
      { library_name: 'transformers', ...files('config.json', 'openvino_model.xml', 'model.safetensors') },
      { library_name: 'transformers', ...files('config.json', 'openvino_model.xml', 'openvino_model.bin') },
    ],
    [
      'transformers',
      { id: 'ada/whisper-ov', pipeline_tag: 'automatic-speech-recognition' },
      { id: 'OpenVINO/whisper-ov', pipeline_tag: 'automatic-speech-recognition' },
    ],
    [
      'diffusers',
      files('model_index.json', 'unet/diffusion_pytorch_model.bin'),
      files('model_index.json', 'unet/openvino_model.xml', 'unet/openvino_model.bin'),
    ],
    ['open_clip', tags('open_clip', 'safetensors'), tags('open_clip', 'onnx')],
    [
      'diffusers',
      tags('diffusers', 'safetensors', 'diffusers:FluxPipeline'),
      tags('diffusers', 'safetensors'),
    ],
    ['diffusers', tags('diffusers', 'lora'), tags('diffusers', 'gguf')],
    [
      'diffusers',
      { id: 'h94/IP-Adapter', ...tags('diffusers') },
      { id: 'ada/IP-Adapter-FaceID', ...tags('diffusers') },
    ],
    ['diffusers', { id: 'ashawkey/LGM', ...tags('diffusers') }, { id: 'ada/LGM', ...tags('diffusers') }],
    [
      'diffusers',
      { id: 'ada/tide', pipeline_tag: 'text-to-image' },
      { id: 'ada/svdq-int4-tide', pipeline_tag: 'text-to-image' },
    ],
    [
      'diffusers',
      { id: 'ada/tide-fp8', ...tags('diffusers', 'diffusers:FluxPipeline') },
      { id: 'ada/tide-fp8', ...tags('diffusers') },
    ],
    ['diffusers', tags('diffusers', 'lora'), tags('diffusers', 'modular-diffusers')],
    [
      'diffusers',
      { id: 'ada/MiniMax-H3-tide-LoRA', ...tags('diffusers', 'lora') },
      { id: 'ada/MiniMax-H3-tide-LoRA-Pruned', ...tags('diffusers', 'lora') },
    ],
    [
      'sentence-transformers',
      { id: 'jinaai/jina-reranker-v3', library_name: 'sentence-transformers' },
      { id: 'jinaai/jina-reranker-m0', library_name: 'sentence-transformers' },
    ],
    [
      'transformers',
      { id: 'ada/clip-vit-b-16', config: { model_type: 'clip' } },
      { id: 'rinna/japanese-clip-vit-b-16', config: { model_type: 'clip' } },
    ],
    [
      'vllm',
      { id: 'z-lab/Qwen3-4B-DFlash-b16' },
      { id: 'RadixArk/Kimi-K3-DSpark', library_name: 'transformers' },
    ],
    ['sglang', { id: 'RadixArk/Kimi-K3-DSpark' }, { id: 'z-lab/Qwen3-4B-DFlash-b16' }],
    ['gliner', tags('gliner', 'pytorch'), tags('gliner', 'gliner2')],
    ['gliner', tags('gliner', 'onnx'), { library_name: 'gliner2-onnx', ...tags('gliner', 'onnx') }],
    ['gliner2', tags('gliner2', 'safetensors'), tags('gliner2', 'onnx')],
    ['trellis2', tags('trellis2', 'safetensors'), tags('trellis2', 'mlx', 'safetensors')],
    ['birefnet', tags('birefnet', 'safetensors'), { id: 'ada/BiRefNet-ONNX', ...tags('birefnet', 'onnx') }],
    ['depth-anything-v2', tags('depth-anything-v2'), tags('depth-anything-v2', 'coreml')],
    ['colpali', tags('colpali', 'safetensors'), tags('colpali', 'onnx')],
    ['pyannote-audio', tags('pyannote', 'pytorch'), tags('pyannote', 'onnx')],
    ['voxcpm', tags('voxcpm', 'safetensors'), tags('voxcpm', 'gguf')],
    ['qwen3_tts', tags('qwen3_tts', 'safetensors'), tags('qwen3-tts', 'gguf')],
    ['qwen3_tts', tags('qwen3_tts', 'safetensors'), tags('qwen3_tts', 'safetensors', 'lora')],
    ['chatterbox', tags('chatterbox'), tags('chatterbox', 'peft')],
    [
      'vibevoice',
      { pipeline_tag: 'text-to-speech', ...tags('vibevoice', 'safetensors') },
      { pipeline_tag: 'automatic-speech-recognition', ...tags('vibevoice', 'safetensors') },
    ],
    ['nemo', { library_name: 'nemo', ...tags('gguf') }, { id: 'ada/tide-coreml', library_name: 'nemo' }],
    [
      'piper',
      { pipeline_tag: 'text-to-speech', ...tags('piper') },
      { pipeline_tag: 'robotics', ...tags('piper') },
    ],
    ['whisperkit', tags('whisperkit', 'coreml'), tags('whisperkit', 'safetensors')],
    [
      'elm',
      { pipeline_tag: 'text-generation', ...tags('elm') },
      { pipeline_tag: 'text-to-speech', ...tags('elm') },
    ],
    ['hermes', { library_name: 'hermes' }, { library_name: 'hermes', ...tags('gguf') }],
    ['grok', { library_name: 'grok' }, tags('grok', 'pytorch', 'transformers')],
    ['fasttext', { library_name: 'fasttext' }, { library_name: 'fasttext', ...files('model.safetensors') }],
    ['asteroid', { library_name: 'asteroid' }, { library_name: 'asteroid', ...files('best.ckpt') }],
    ['espnet', { library_name: 'espnet' }, { library_name: 'espnet', ...files('pytorch_model.bin') }],
    [
      'allennlp',
      { library_name: 'allennlp' },
      { library_name: 'allennlp', ...files('adapter_model.safetensors') },
    ],
    [
      'keras',
      { library_name: 'keras', ...files('config.json', 'tf_model.h5') },
      { library_name: 'keras', config: { model_type: 't5' }, ...files('config.json', 'tf_model.h5') },
    ],
    ['litert', tags('tflite'), { id: 'ada/tide-int8-onnx', ...tags('tflite') }],
  ])('%s: %j, but not %j', (library, loaded, refused) => {
    expect(offered(loaded)).toContain(library);
    expect(offered(refused)).not.toContain(library);
  });
});
