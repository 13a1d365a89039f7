/** @module LoRAs with which a base model needs few steps, with the settings that their authors name. */
import { type Code, py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleAssets } from '../../../../tasks/sample-files.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { partNeeds } from '../part-needs.ts';
import { editPrompt, picturePrompt } from '../runs/run.ts';

interface Scheduler {
  readonly name: string;
  /** Packages that the options use. */
  readonly packages?: Code<'python'>;
  readonly options?: Code<'python'>;
}

interface FewSteps {
  readonly base: string;
  /** Where the repository has several. */
  readonly file?: string;
  readonly scheduler?: Scheduler;
  readonly steps: number;
  readonly guidance: Code<'python'>;
  /** Whether it changes an image. */
  readonly edits?: boolean;
}

const xl = 'stabilityai/stable-diffusion-xl-base-1.0';
const first = 'stable-diffusion-v1-5/stable-diffusion-v1-5';
const consistency: Scheduler = { name: 'LCMScheduler' };
const trailing: Scheduler = {
  name: 'EulerDiscreteScheduler',
  options: py`, timestep_spacing="trailing"`,
};
const shifted: Scheduler = {
  name: 'FlowMatchEulerDiscreteScheduler',
  packages: py`import math`,
  options: py`, base_shift=math.log(3), max_shift=math.log(3), shift_terminal=None`,
};
const trajectory: Scheduler = { name: 'TCDScheduler' };
const unguided = py`guidance_scale=0`;
const unguidedWithNoise = py`guidance_scale=0, eta=0.3`;
const trulyUnguided = py`true_cfg_scale=1.0`;

const settings: ReadonlyMap<string, FewSteps> = new Map<string, FewSteps>([
  [
    'ByteDance/SDXL-Lightning',
    {
      base: xl,
      file: 'sdxl_lightning_4step_lora.safetensors',
      scheduler: trailing,
      steps: 4,
      guidance: unguided,
    },
  ],
  [
    'alimama-creative/FLUX.1-Turbo-Alpha',
    { base: 'black-forest-labs/FLUX.1-dev', steps: 8, guidance: py`guidance_scale=3.5` },
  ],
  ['h1t/TCD-SD15-LoRA', { base: first, scheduler: trajectory, steps: 4, guidance: unguidedWithNoise }],
  ['h1t/TCD-SDXL-LoRA', { base: xl, scheduler: trajectory, steps: 4, guidance: unguidedWithNoise }],
  ['latent-consistency/lcm-lora-sdxl', { base: xl, scheduler: consistency, steps: 4, guidance: unguided }],
  [
    'latent-consistency/lcm-lora-ssd-1b',
    { base: 'segmind/SSD-1B', scheduler: consistency, steps: 4, guidance: py`guidance_scale=1` },
  ],
  [
    'latent-consistency/lcm-lora-sdv1-5',
    {
      base: first,
      scheduler: consistency,
      steps: 4,
      guidance: unguided,
    },
  ],
  [
    'lightx2v/Qwen-Image-Lightning',
    {
      base: 'Qwen/Qwen-Image',
      file: 'Qwen-Image-Lightning-8steps-V1.0.safetensors',
      scheduler: shifted,
      steps: 8,
      guidance: trulyUnguided,
    },
  ],
  [
    'lightx2v/Qwen-Image-Edit-2511-Lightning',
    {
      base: 'Qwen/Qwen-Image-Edit-2511',
      file: 'Qwen-Image-Edit-2511-Lightning-4steps-V1.0-bf16.safetensors',
      scheduler: shifted,
      steps: 4,
      guidance: trulyUnguided,
      edits: true,
    },
  ],
]);

const schedulerLine = ({ name, options = py.none }: Scheduler): Code<'python'> =>
  py`pipe.scheduler = ${py.identifier(name)}.from_config(pipe.scheduler.config${options})`;

/** `undefined` for a LoRA without such settings. */
export function fewSteps({ model, context }: Parts): DiffusionExample | undefined {
  const known = settings.get(model.id);
  if (known === undefined) return undefined;
  const { base, file, scheduler, steps, guidance, edits = false } = known;
  const prompt = ownPrompt(model) ?? (edits ? editPrompt : picturePrompt);
  return {
    base,
    title: edits ? `Change an image in ${steps} steps` : `Generate an image in ${steps} steps`,
    needs: [pip('peft'), ...partNeeds(base, edits ? 'image-to-image' : 'image', model)],
    code: py`
      ${scheduler?.packages ?? py.none}
      import torch
      from diffusers import DiffusionPipeline${scheduler ? py`, ${py.identifier(scheduler.name)}` : py.none}
      ${edits ? py`from diffusers.utils import load_image` : py.none}

      pipe = DiffusionPipeline.from_pretrained(${base}, dtype=torch.bfloat16, device_map="cuda")
      pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision: context.revision })})
      ${scheduler ? schedulerLine(scheduler) : py.none}

      ${edits ? py`source = load_image(${sampleUrl(context.platform, sampleAssets.cat)})` : py.none}
      image = pipe(${edits ? py`image=source, prompt=` : py.none}${prompt}, num_inference_steps=${steps}, ${guidance}).images[0]
      image.save("output.png")
    `,
  };
}
