/** @module The vocabulary of synthetic records, each list from the most frequent to the rarest. */

type List = readonly [string, ...string[]];

function list(words: string): List {
  const [first = '', ...others] = words.split(' ');
  return [first, ...others];
}

export const tasks = list(
  'text-generation text-classification text-to-image image-classification automatic-speech-recognition ' +
    'feature-extraction token-classification sentence-similarity question-answering fill-mask translation ' +
    'reinforcement-learning image-text-to-text text-to-speech summarization object-detection ' +
    'image-to-image text-to-video zero-shot-classification image-segmentation audio-classification ' +
    'robotics image-to-text depth-estimation video-classification tabular-classification text-ranking ' +
    'text-to-audio any-to-any image-to-video visual-question-answering tabular-regression mask-generation ' +
    'keypoint-detection image-to-3d table-question-answering document-question-answering audio-to-audio ' +
    'time-series-forecasting text-to-3d',
);

export const libraries = list(
  'transformers diffusers peft gguf sentence-transformers stable-baselines3 timm mlx keras onnx spacy ' +
    'ultralytics setfit nemo lerobot flair sklearn open_clip speechbrain fasttext espnet bertopic ' +
    'pyannote-audio paddlepaddle coreml openvino whisperkit tensorboard',
);

export const licenses = list(
  'apache-2.0 mit openrail other cc-by-nc-4.0 llama3 gemma cc-by-4.0 bsd-3-clause gpl-3.0 cc-by-sa-4.0 ' +
    'agpl-3.0 unknown cc0-1.0 lgpl-3.0',
);

export const languages = list(
  'en zh de fr es ja ko ru it pt ar hi tr vi id nl pl th sv fi cs fa uk ro da el hu he no bg bn ta ur ' +
    'ca sk sr hr lt sl sw',
);

export const families = list(
  'Llama-3 Qwen3 Mistral bert gemma-3 phi-4 roberta DeepSeek-V3 wav2vec2 whisper vit t5 gpt2 distilbert ' +
    'SmolLM2 Falcon mixtral flan-t5 deberta-v3 xlm-roberta electra bart OLMo yolo11 resnet clip ' +
    'stable-diffusion-xl flux controlnet ppo StarCoder2 bloom opt granite internlm glm4 minilm e5 bge mt5',
);

export const sizes = list('7B 8b 1.5B 0.5b 3B 70B 13b 14B 32B base large small tiny -');

export const endings = list('- instruct GGUF finetuned lora chat v2 sft dpo awq 4bit merged uncased it');

export const formats = list('safetensors pytorch tensorboard onnx gguf tf jax');

export const marks = list(
  'endpoints_compatible text-generation-inference generated_from_trainer conversational ' +
    'autotrain_compatible trl unsloth 4-bit custom_code lora merge arxiv deploy:azure model-index',
);

export const syllables = list('ka lo mi ren tos vu shi ba quel dor an ix pe sol ty gra ne fum');
