/**
 * @module Which packages of PyPI conda-forge has, and under which name, as of August 2026. What is not listed is
 * installed with pip.
 */

const sameName: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `
  accelerate addict allennlp allennlp-models anemoi-models argilla auto-round autoawq av backoff
  beautifulsoup4 bertopic bitsandbytes blobfile braceexpand causal-conv1d chronos-forecasting click
  compressed-tensors dask datasets deepforest diffusers dill distilabel duckdb easydict einops espnet
  espnet_model_zoo facexlib fairseq fastai fastembed fasttext fiftyone flash-attn flask flax ftfy gguf
  gliner gradio huggingface_hub hydra-core imageio imageio-ffmpeg insightface jax joblib keras kornia
  librosa llama-cpp-python loguru mamba-ssm matplotlib mistral-common mlcroissant mlx-audio mlx-image
  mlx-lm mlx-vlm model2vec ninja nltk numpy onnx onnxruntime openai opencv-python-headless optimum packaging
  pandas peft pillow polars pretty_midi protobuf psutil pyarrow pylance pylate pymupdf pyrender
  pyrootutils pyscf pytesseract pythae pytorch-lightning pyworld qwen-tts requests rich sacremoses
  safetensors sb3-contrib scikit-image scikit-learn scipy sentence-transformers sentencepiece setfit
  setuptools six skala skops spacy spacy-curated-transformers spacy-transformers stable-baselines3
  stanza tabpfn tensorflow terratorch tf-keras tiktoken timm torchao torchaudio torchcodec torchgeo
  torchsde torchvision transformers trimesh ultralytics unidic-lite uv vector-quantize-pytorch vllm
  webdataset wheel xformers yacs
  `
    .trim()
    .split(/\s+/),
);

const otherName: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['flair', 'python-flair'],
  ['flash_attn', 'flash-attn'],
  ['gradio_client', 'gradio-client'],
  ['open_clip_torch', 'open-clip-torch'],
  ['opencv-python', 'py-opencv'],
  ['soundfile', 'pysoundfile'],
  ['tf_keras', 'tf-keras'],
  ['torch', 'pytorch'],
]);

/** `name` as on PyPI, without extras. */
export const condaName = (name: string): string | undefined =>
  otherName.get(name) ?? (sameName.has(name) ? name : undefined);
