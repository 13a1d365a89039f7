import { describeCode } from '../code.testing.ts';

const xl = 'DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0"';
const first = 'DiffusionPipeline.from_pretrained("stable-diffusion-v1-5/stable-diffusion-v1-5"';
const flux = 'DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-dev"';
const picture = 'image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]';
const half = 'dtype=torch.bfloat16';
const clip = 'export_to_video(frames, "output.mp4")';

describeCode('diffusers', [
  [
    'animation',
    1,
    ['"Wan-AI/Wan2.2-Animate-14B-Diffusers"', 'pose_video=poses', 'face_video=faces'],
    ['video=source'],
  ],
  [
    'autoencoder',
    1,
    [
      'AutoencoderKL.from_pretrained("madebyollin/sdxl-vae-fp16-fix", dtype=torch.bfloat16)',
      xl,
      'vae=vae',
      picture,
    ],
  ],
  [
    'concept-by-owner',
    1,
    [first, 'pipe.load_textual_inversion("sd-concepts-library/cat-toy")', '"A picture of <cat-toy>"'],
    ['load_lora_weights'],
  ],
  [
    'controlnet-by-name',
    1,
    [
      'ControlNetUnionModel',
      'StableDiffusionXLControlNetUnionPipeline',
      'control_image=[control], control_mode=[3]',
    ],
  ],
  [
    'controlnet-flux',
    1,
    [
      'FluxControlNetModel',
      'FluxControlNetPipeline',
      '"black-forest-labs/FLUX.1-dev"',
      'control_image=control)',
    ],
    ['control_mode'],
  ],
  [
    'controlnet-xl',
    1,
    ['StableDiffusionXLControlNetPipeline', '"stabilityai/stable-diffusion-xl-base-1.0"', 'image=control)'],
  ],
  [
    'controlnet',
    1,
    [
      'import ControlNetModel, StableDiffusionControlNetPipeline',
      '"stable-diffusion-v1-5/stable-diffusion-v1-5"',
    ],
  ],
  ['depth', 1, ['visualize_depth(depth.prediction)[0].save("output.png")'], ['prompt']],
  ['distilled', 1, ['num_inference_steps=4, guidance_scale=0.0, max_sequence_length=256).images[0]']],
  [
    'distilled-edit',
    1,
    ['pipe(image=source, prompt=', 'num_inference_steps=4, guidance_scale=1.0).images[0]'],
  ],
  [
    'distilled-video',
    1,
    ['ltx2.utils import DISTILLED_SIGMA_VALUES', 'sigmas=DISTILLED_SIGMA_VALUES', clip],
    ['num_inference_steps'],
  ],
  [
    'flux-fill-by-class',
    1,
    ['FluxFillPipeline', 'mask_image=mask', 'guidance_scale=30', 'max_sequence_length=512'],
    ['strength'],
  ],
  ['flux-fill', 2, ['hf auth login', 'FluxFillPipeline']],
  [
    'image-to-3d',
    1,
    [
      'dtype=torch.float16',
      '.resize((256',
      'pipe(source, guidance_scale=3.0, frame_size=256)',
      'export_to_gif(frames',
    ],
  ],
  ['image-to-image', 1, ['pipe(image=source, prompt="Turn the cat into a tiger").images[0]', half]],
  [
    'image-to-video-without-prompt',
    1,
    ['pipe(source, decode_chunk_size=8).frames[0]', 'fps=7', 'dtype=torch.float16'],
    ['prompt='],
  ],
  ['image-to-video', 1, ['pipe(image=source, prompt=', clip, half]],
  [
    'inpainting',
    1,
    ['AutoPipelineForInpainting', 'strength=0.99', '.resize((1024, 1024))'],
    ['FluxFillPipeline', 'max_sequence_length'],
  ],
  [
    'gguf',
    1,
    ['FluxTransformer2DModel.from_single_file(', 'config="black-forest-labs/FLUX.1-dev"', picture],
    ['device_map'],
  ],
  ['gguf-listed', 1, ['filename="flux1-kontext-dev-Q4_K_M.gguf"', 'image=source'], ['list_repo_files']],
  ['gguf-video', 1, ['WanTransformer3DModel', 'frames = pipe(image=source, prompt=', clip]],
  ['lora-distilled', 1, ['"krea/Krea-2-Turbo"', 'num_inference_steps=8, guidance_scale=0.0).images[0]']],
  ['lora-by-name', 1, [flux, 'pipe.load_lora_weights("ada/Flux_1_Dev_LoRA_Paper-Cutout")', picture]],
  ['lora-files', 1, [first, 'weight_name="harbour-1000.safetensors"']],
  ['lora-image-to-image', 1, ['pipe.load_lora_weights("fofr/flux-kontext-lora")', 'image=source, prompt=']],
  [
    'lora-image-to-video',
    1,
    ['load_lora_weights("Remade-AI/Squish")', 'frames = pipe(image=source, prompt=', clip],
  ],
  ['lora-instance-prompt', 1, ['pipe("a photo of sks dog")']],
  [
    'lora-text-to-video',
    1,
    ['"Wan-AI/Wan2.1-T2V-14B-Diffusers"', 'frames = pipe(prompt=', clip],
    ['load_image'],
  ],
  [
    'ip-adapter',
    1,
    [xl, 'pipe.load_ip_adapter(', 'subfolder="sdxl_models"', 'ip_adapter_image=picture'],
    ['from_pretrained("h94/IP-Adapter"'],
  ],
  [
    'lora-few-steps',
    1,
    [
      xl,
      'load_lora_weights("ByteDance/SDXL-Lightning", weight_name="sdxl_lightning_4step_lora.safetensors")',
      'EulerDiscreteScheduler.from_config(pipe.scheduler.config, timestep_spacing="trailing")',
      'num_inference_steps=4, guidance_scale=0',
    ],
    ['from_pretrained("ByteDance/SDXL-Lightning"'],
  ],
  [
    'lora-few-steps-flux',
    1,
    [
      flux,
      'load_lora_weights("alimama-creative/FLUX.1-Turbo-Alpha")',
      'num_inference_steps=8, guidance_scale=3.5',
    ],
    ['Scheduler'],
  ],
  ['lora-without-base', 1, ['from_pretrained("base-model-id"', 'load_lora_weights("someone/orphan-lora")']],
  ['lora', 1, [flux, 'a cyclist on a foggy bridge, flmft style'], ['weight_name']],
  ['no-pipeline', 1, ['hf download tencent/SRPO'], ['from_pretrained']],
  ['own-pipeline', 1, ['custom_pipeline="harbour/own-diffusion"']],
  ['prior', 1, ['embeddings.image_embeds.shape'], ['.save(']],
  ['project-gaussians', 1, ['python infer.py big --resume'], ['import']],
  ['project-mesh', 1, ['python run.py configs/instant-mesh-large.yaml']],
  ['redux', 1, ['embeddings.prompt_embeds.shape', 'pipe(load_image(']],
  [
    'text-to-3d',
    1,
    ['guidance_scale=15.0, frame_size=256', 'export_to_gif(frames', 'dtype=torch.float16'],
    ['load_image'],
  ],
  ['text-to-audio', 1, ['output_type="np").audios[0]', 'sf.write("output.wav", audio.T, rate)']],
  [
    'text-to-image',
    1,
    [xl, picture, 'image.save("output.png")', half, 'device_map="cuda"'],
    ['load_', 'export_'],
  ],
  ['text-to-video', 1, ['frames = pipe(prompt=', clip], ['.images']],
  ['textual-inversion', 1, ['load_textual_inversion(']],
  ['unconditional', 1, ['image = pipe().images[0]'], ['dtype=']],
  ['upscaler', 1, ['image=source, prompt=']],
  ['video-to-video', 1, ['load_video("video.mp4")', 'pipe(video=source, prompt=', clip]],
]);
