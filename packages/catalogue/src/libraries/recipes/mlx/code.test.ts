import { describeCode } from '../code.testing.ts';

describeCode('mlx', [
  [
    'adapter',
    1,
    ['load("mlx-community/Qwen3-1.7B-4bit", adapter_path=', 'if tokenizer.chat_template is not None:'],
    [' = load("harbour'],
  ],
  ['draft', 1, ['hf download'], ['import']],
  ['jang', 1, ['from jang_tools.loader import load_jang_model', 'from mlx_lm import generate\n']],
  ['jang-vision', 1, ['load_jang_vlm_model(', 'from mlx_vlm import apply_chat_template, generate\n']],
  ['music', 1, ['from mlx_audio.music.generate import generate_music', 'lyrics="[instrumental]"']],
  ['written', 1, ['from mlx_vlm import', 'model.config, question)'], ['image', 'mlx_lm']],
  [
    'chat',
    1,
    [
      'from mlx_lm import generate, load',
      'messages = [{"role": "user", "content": "Who are you?"}]',
      'apply_chat_template(messages',
    ],
    ['if tokenizer', 'trust_remote_code'],
  ],
  ['embed', 1, ['from mlx_embeddings import generate, load', 'texts=sentences).text_embeds']],
  ['kimi', 1, ['load("mlx-community/Kimi-K2.5")']],
  ['kimi-first', 1, ['tokenizer_config={"trust_remote_code": True}']],
  ['no-task', 1, ['if tokenizer.chat_template is not None:', 'from mlx_lm']],
  ['other', 1, ['hf download mlx-community/stable-diffusion-3-medium'], ['import']],
  ['plain', 1, ['prompt = "def add(a, b):"', 'trust_remote_code=True'], ['messages']],
  [
    'speech',
    1,
    ['from mlx_audio.tts.generate import generate_audio', 'model="mlx-community/Kokoro-82M-bf16"'],
  ],
  [
    'speech-clone',
    1,
    ['from urllib.request import urlretrieve\n\nfrom mlx_audio', 'ref_audio="speech.flac"'],
  ],
  ['speech-preset', 1, ['voice="Ryan"'], ['urlretrieve', 'ref_audio']],
  ['speech-design', 1, ['instruct="'], ['urlretrieve', 'voice=']],
  [
    'transcript',
    1,
    ['from mlx_audio.stt.generate import generate_transcription', 'print(result.text)'],
    ['mlx_whisper'],
  ],
  [
    'vision-by-name',
    1,
    ['from mlx_vlm import apply_chat_template, generate, load', 'num_images=1'],
    ['mlx_lm'],
  ],
  ['vision', 1, ['from mlx_vlm import', 'question = ']],
  ['translator', 1, ['from mlx_lm import', '"target_lang_code": "de-DE"'], ['image', 'if tokenizer']],
  ['whisper', 1, ['mlx_whisper.transcribe("speech.flac"'], ['mlx_audio']],
]);
