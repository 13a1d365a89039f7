import { py } from '../../code/index.ts';
import { baseModelOf, isAdapter } from '../../records/fields.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
  docsUrl: 'https://voxcpm.readthedocs.io/en/latest/',
  summary: 'Speech synthesis without audio tokens, with voices from a short sample.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  refuses: isConverted,

  snippets(model, context) {
    const adapter = isAdapter(model);
    const { imports, target, needs } = adapter
      ? {
          imports: hubImport(context, 'snapshot_download'),
          target: py`
            ${baseModelOf(model) ?? 'openbmb/VoxCPM2'}, lora_weights_path=${hubSnapshot(model, context)}
          `,
          needs: [hubClient(context)],
        }
      : pinned(model, context);
    return [
      {
        title: adapter ? 'Synthesize speech with the adapter' : 'Synthesize speech',
        install: [pip('voxcpm'), torchForAudio, pip('soundfile'), ...needs],
        code: py`
          import soundfile as sf
          from voxcpm import VoxCPM
          ${imports}

          # The denoiser, for noisy samples of a voice, is a second model from another hub.
          model = VoxCPM.from_pretrained(${target}, load_denoiser=False)
          wav = model.generate(
              text=${sampleTextOf(model, textToSpeech)},
              cfg_value=2.0,
              inference_timesteps=10,
              normalize=True,
          )
          sf.write("output.wav", wav, model.tts_model.sample_rate)
        `,
      },
    ];
  },
});
