import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text-to-Speech',
  modality: 'audio',
  synonyms: [
    'speech synthesis',
    'read aloud',
    'voice synthesis',
    'voice generation',
    'text to voice',
    'voice cloning',
    'clone a voice',
    'voice clone',
    'speech generation',
    'narration',
    'audiobook',
    'ai voice',
    'synthetic voice',
    'voiceover',
    'talking',
    'sprachsynthese',
    'synthèse vocale',
    'síntesis de voz',
    'síntese de voz',
    'sintesi vocale',
    'синтез речи',
    '语音合成',
    '音声合成',
    '음성 합성',
  ],
  summary:
    'Text-to-speech reads a written text aloud: words go in, the sound of a synthetic voice comes out.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Text',
        content: 'The ferry to the island leaves at a quarter past seven, from the north quay.',
      },
    ],
    outputs: [
      {
        type: 'audio',
        filename: 'output.opus',
        label: 'Speech',
        transcript: 'The ferry to the island leaves at a quarter past seven, from the north quay.',
      },
    ],
  },
  metrics: [
    {
      id: 'mel cepstral distortion',
      description:
        'How far the sound is from a recording of the same words, measured on a scale close to hearing.',
    },
  ],
  models: [
    {
      id: 'KittenML/kitten-tts-nano-0.1',
      description: 'Tiny: fifteen million parameters, made for small devices.',
    },
    {
      id: 'ResembleAI/chatterbox',
      description: 'Natural speech with a dial for expressiveness, and voices from a short sample.',
    },
    {
      id: 'fishaudio/fish-speech-1.5',
      description: 'Several languages, voices from a few seconds of sound.',
    },
    {
      id: 'nari-labs/Dia-1.6B-0626',
      description: 'Whole dialogues between two speakers, with laughs and sighs.',
    },
  ],
  datasets: [
    { id: 'parler-tts/mls_eng_10k', description: 'Ten thousand hours of English audiobooks.' },
    { id: 'mythicinfinity/libritts_r', description: 'Cleaned-up audiobook speech of many readers.' },
    { id: 'facebook/multilingual_librispeech', description: 'Audiobooks in eight languages.' },
  ],
  spaces: [
    { id: 'hexgrad/Kokoro-TTS', description: 'Tries a small model with good voices.' },
    { id: 'fishaudio/fish-speech-1', description: 'Speaks with a voice from your sample.' },
    { id: 'ResembleAI/Chatterbox', description: 'Plays with pace and feeling.' },
    { id: 'TTS-AGI/TTS-Arena-V2', description: 'Blind votes between voices.' },
    { id: 'ngxson/kokoro-podcast-generator', description: 'Turns an article into a conversation.' },
  ],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
  canonicalId: 'text-to-audio',
  related: ['text-to-audio', 'automatic-speech-recognition', 'audio-to-audio'],
  aliases: ['text-to-voice'],
});
