/** @module LoRAs with which a base model needs few steps, with the settings that their authors name. */
import { type Code, py } from '../../../code/index.ts';
import { pip } from '../../../snippets/requirement.ts';
import { ownPrompt } from '../../../snippets/sample-image.ts';
import type { DiffusionExample, Parts } from './load.ts';
import { picturePrompt } from './run.ts';

interface FewSteps {
  readonly base: string;
  /** Where the repository has several. */
  readonly file?: string;
  readonly scheduler?: { readonly name: string; readonly options?: Readonly<Record<string, string>> };
  readonly steps: number;
  readonly guidance: number;
}

const xl = 'stabilityai/stable-diffusion-xl-base-1.0';
const consistency = { name: 'LCMScheduler' };

const settings: ReadonlyMap<string, FewSteps> = new Map<string, FewSteps>([
  [
    'ByteDance/SDXL-Lightning',
    {
      base: xl,
      file: 'sdxl_lightning_4step_lora.safetensors',
      scheduler: { name: 'EulerDiscreteScheduler', options: { timestep_spacing: 'trailing' } },
      steps: 4,
      guidance: 0,
    },
  ],
  ['alimama-creative/FLUX.1-Turbo-Alpha', { base: 'black-forest-labs/FLUX.1-dev', steps: 8, guidance: 3.5 }],
  ['latent-consistency/lcm-lora-sdxl', { base: xl, scheduler: consistency, steps: 4, guidance: 0 }],
  [
    'latent-consistency/lcm-lora-ssd-1b',
    { base: 'segmind/SSD-1B', scheduler: consistency, steps: 4, guidance: 1 },
  ],
  [
    'latent-consistency/lcm-lora-sdv1-5',
    { base: 'stable-diffusion-v1-5/stable-diffusion-v1-5', scheduler: consistency, steps: 4, guidance: 0 },
  ],
]);

const schedulerLine = ({ scheduler }: FewSteps): Code<'python'> =>
  scheduler
    ? py`pipe.scheduler = ${py.identifier(scheduler.name)}.from_config(pipe.scheduler.config${py.rest(scheduler.options ?? {})})`
    : py.none;

/** `undefined` for a LoRA without such settings. */
export function fewSteps({ model, context }: Parts): DiffusionExample | undefined {
  const known = settings.get(model.id);
  if (known === undefined) return undefined;
  const { base, file, scheduler, steps, guidance } = known;
  return {
    title: `Generate an image in ${steps} steps`,
    needs: [pip('peft')],
    code: py`
      import torch
      from diffusers import DiffusionPipeline${scheduler ? py`, ${py.identifier(scheduler.name)}` : py.none}

      pipe = DiffusionPipeline.from_pretrained(${base}, dtype=torch.bfloat16, device_map="cuda")
      pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision: context.revision })})
      ${schedulerLine(known)}

      image = pipe(${ownPrompt(model) ?? picturePrompt}, num_inference_steps=${steps}, guidance_scale=${guidance}).images[0]
      image.save("output.png")
    `,
  };
}
