import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-to-Video',
  modality: 'cv',
  synonyms: [
    'animate image',
    'animate photo',
    'img2vid',
    'image animation',
    'picture to video',
    'bring a photo to life',
    'talking head',
    'photo to video',
  ],
  summary:
    'Image-to-video models bring a still picture to life: they make a short clip that begins with it, often guided by a few words.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A paper boat with a lit candle on a dark stream at night, with reeds on the bank and lily pads on the water.',
        label: 'Picture',
      },
      {
        type: 'text',
        label: 'Optional prompt',
        content: 'The boat rocks on the water while its candle burns.',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-clip.avif',
        still: 'output-clip-still.avif',
        alt: 'A short clip that begins with the picture: the paper boat rocks and glides past the reeds, and the light of its candle moves on the dark water.',
        label: 'Video',
      },
    ],
  },
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far the statistics of generated clips are from those of real ones.',
    },
    { id: 'clip_score', description: 'How well the frames fit the words of the prompt.' },
    { id: 'lpips', description: 'Perceptual difference between frames, used to find flicker and drift.' },
    {
      id: 'identity_preservation',
      description: 'Whether faces and things stay the same as in the first picture.',
    },
    {
      id: 'motion_score',
      description: 'How much really moves; a frozen clip can score well on everything else.',
    },
  ],
  models: [
    {
      id: 'Lightricks/LTX-Video-0.9.7-dev',
      description: 'Fast generation at usable sizes on a single card.',
    },
    { id: 'Wan-AI/Wan2.1-VACE-14B', description: 'One model for many kinds of making and editing video.' },
    {
      id: 'lllyasviel/FramePack_F1_I2V_HY_20250503',
      description: 'Long clips on small cards, by packing earlier frames tightly.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.7-distilled',
      description: 'A distilled version that needs only a few steps.',
    },
    {
      id: 'Skywork/SkyReels-V2-I2V-14B-720P',
      description: 'Film-like shots that can be continued without an end.',
    },
    { id: 'tencent/HunyuanVideo-I2V', description: 'Large and detailed, with steady faces.' },
    {
      id: 'Wan-AI/Wan2.1-I2V-14B-720P',
      description: 'Strong motion at high definition, in its original format.',
    },
    { id: 'Wan-AI/Wan2.1-I2V-14B-720P-Diffusers', description: 'The same weights, ready for Diffusers.' },
  ],
  datasets: [
    { id: 'ali-vilab/VACE-Benchmark', description: 'Cases for comparing models that make and edit video.' },
    {
      id: 'Rapidata/sora-video-generation-style-likert-scoring',
      description: 'What people thought of the style of generated clips.',
    },
    {
      id: 'BestWishYsh/ChronoMagic',
      description: 'Time-lapse clips, in which things change and do not merely move.',
    },
  ],
  spaces: [
    { id: 'Lightricks/ltx-video-distilled', description: 'Animates a picture of yours in seconds.' },
    { id: 'linoyts/FramePack-F1', description: 'Makes longer clips from one picture.' },
    { id: 'lisonallen/framepack-i2v', description: 'Another take on long clips, frame by frame.' },
    { id: 'multimodalart/wan2-1-fast', description: 'A large video model sped up to a few steps.' },
    {
      id: 'multimodalart/stable-video-diffusion',
      description: 'An early open model, still good for slow camera moves.',
    },
  ],
  widgetModels: [],
  related: ['text-to-video', 'image-text-to-video', 'video-to-video'],
});
