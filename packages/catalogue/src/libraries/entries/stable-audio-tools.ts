import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { oldPython } from '../../snippets/warnings.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'Stable Audio Tools',
  synonyms: ['stable audio'],
  repoName: 'stable-audio-tools',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-tools.git',
  docsUrl: 'https://github.com/Stability-AI/stable-audio-tools/tree/main/docs',
  summary: 'Trains and runs models that make music and sound from text.',
  countDownloads: 'path:"model.safetensors"',
  languages: ['python'],
  tasks: ['text-to-audio'],
  aliases: ['stable_audio_tools'],

  snippets(model, context) {
    const pinned = context.revision !== undefined;
    const small = nameOf(model).toLowerCase().includes('small');
    const sampling = small
      ? { steps: 8, cfg_scale: 1, sampler_type: 'pingpong' }
      : { steps: 100, cfg_scale: 7, sampler_type: 'dpmpp-3m-sde', sigma_min: 0.3, sigma_max: 500 };
    // Some models also condition on the start; the others ignore it.
    const wanted = {
      prompt: samplePrompt(model, textToAudio),
      seconds_start: 0,
      seconds_total: 10,
    };
    return [
      {
        title: 'Generate sound from a prompt',
        install: [
          pip('stable-audio-tools', undefined, { python: '<3.11' }),
          pip('soundfile'),
          hubClient(context),
        ],
        warnings: [oldPython('3.10')],
        code: py`
          ${pinned ? py`import json` : py.none}

          import soundfile as sf
          import torch
          ${
            pinned
              ? py`
                ${hubImport(context, 'hf_hub_download')}
                from stable_audio_tools import create_model_from_config
              `
              : py`from stable_audio_tools import get_pretrained_model`
          }
          from stable_audio_tools.inference.generation import generate_diffusion_cond
          ${pinned ? py`from stable_audio_tools.models.utils import load_ckpt_state_dict` : py.none}

          ${pickDevice}
          ${
            pinned
              ? py`
                with open(${hubFile(model, context, 'model_config.json')}) as file:
                    config = json.load(file)
                model = create_model_from_config(config)
                model.load_state_dict(load_ckpt_state_dict(${hubFile(model, context, 'model.safetensors')}))
              `
              : py`model, config = get_pretrained_model(${model.id})`
          }
          model = model.to(device)

          output = generate_diffusion_cond(
              model,
              conditioning=[${wanted}],
              sample_size=config["sample_size"],
              device=device,
              ${py.args(sampling)},
          )
          audio = output[0].float().cpu()
          audio = audio / audio.abs().max()
          sf.write("output.wav", audio.T.numpy(), config["sample_rate"])
        `,
      },
    ];
  },
});
