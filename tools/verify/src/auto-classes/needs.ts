/** @module Packages that the classes of a model type import besides what Transformers requires, by type. */

const sentencePiece = ['sentencepiece'];
const moses = ['sacremoses'];
const pictures = ['pillow', 'torchvision'];
const scipy = ['scipy'];
const tiktoken = ['tiktoken'];
const timm = ['timm'];
/** Its last release refuses later ones of PyTorch. */
const torchaudio = ['torchaudio', 'torch<2.12'];
const opencv = ['opencv-python-headless'];
const speechAdapter = [...torchaudio, 'peft'];
/** A build of g2p-en that installs with current tools. */
const phonemes = ['espnet-g2p-en'];

/** Read from the tokenizers, processors and models of the release, which name what they require when they are made. */
export const packagesByType: Readonly<Record<string, readonly string[]>> = {
  'bert-generation': sentencePiece,
  biogpt: moses,
  colpali: pictures,
  colqwen2: pictures,
  conditional_detr: timm,
  cpmant: ['rjieba'],
  'dab-detr': timm,
  deformable_detr: timm,
  detr: timm,
  eomt: scipy,
  eomt_dinov3: scipy,
  fast_vlm: timm,
  fastspeech2_conformer: phonemes,
  fastspeech2_conformer_with_hifigan: phonemes,
  flaubert: moses,
  fsmt: moses,
  fun_asr_nano: torchaudio,
  gemma3n: [...timm, ...pictures],
  'gpt-sw3': sentencePiece,
  granite_speech: speechAdapter,
  granite_speech5_ctc: torchaudio,
  granite_speech_plus: speechAdapter,
  higgs_audio_v2: torchaudio,
  higgs_audio_v2_tokenizer: torchaudio,
  kimi_k25: tiktoken,
  kimi_linear: tiktoken,
  m2m_100: sentencePiece,
  marian: [...sentencePiece, ...moses],
  mask2former: scipy,
  maskformer: scipy,
  'mgp-str': sentencePiece,
  musicgen_melody: torchaudio,
  neucodec: torchaudio,
  'omdet-turbo': [...timm, 'torchvision'],
  oneformer: scipy,
  owlv2: scipy,
  pe_audio_video: timm,
  pe_video: timm,
  perception_lm: timm,
  plbart: sentencePiece,
  pp_doclayout_v3: opencv,
  pp_doclayout_v4: scipy,
  pp_ocrv5_mobile_det: opencv,
  pp_ocrv5_server_det: opencv,
  pp_ocrv6_medium_det: opencv,
  pp_ocrv6_small_det: opencv,
  roformer: ['rjieba'],
  seamless_m4t: [...sentencePiece, 'protobuf'],
  seamless_m4t_v2: [...sentencePiece, 'protobuf'],
  siglip: [...sentencePiece, 'protobuf'],
  smolvlm: ['num2words'],
  speech_to_text: sentencePiece,
  speecht5: sentencePiece,
  'table-transformer': timm,
  tapas: ['pandas'],
  timm_wrapper: [...timm, 'torchvision'],
  tipsv2: [...sentencePiece, 'protobuf', 'torchvision'],
  videomt: scipy,
  vitpose: scipy,
  voxtral_realtime: ['mistral-common[audio]', 'pillow'],
  xcodec2: torchaudio,
  xlm: moses,
};
