import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

const usual = 'mect_b2_vc2.pt';

export default defineLibrary({
  prettyLabel: 'MECT',
  repoName: 'AntSpeaker',
  repoUrl: 'https://github.com/ant-research/AntSpeaker',
  summary: 'Speaker embeddings, to tell whether two recordings are of the same voice.',
  languages: ['python'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    // The streaming checkpoint takes a recording in chunks.
    const whole = filesOf(model).filter((file) => file.endsWith('.pt') && !file.includes('streaming'));
    const file = context.file ?? (whole.includes(usual) ? usual : (whole[0] ?? usual));
    return [
      {
        title: 'Embed the voice of a recording',
        install: [
          checkout('https://github.com/ant-research/AntSpeaker'),
          pip('torch'),
          pip('torchaudio'),
          pip('soundfile'),
          hubClient(context),
        ],
        warnings: [pickle],
        code: py`
          from importlib import import_module

          import soundfile
          import torch
          from antspeaker.utils.registry import create_model
          ${hubImport(context, 'hf_hub_download')}
          from torchaudio.compliance import kaldi
          from torchaudio.functional import resample

          # Makes the networks known by name.
          import_module("antspeaker.models")

          path = ${hubFile(model, context, file)}
          config = torch.load(path, map_location="cpu")["config"]
          model, _ = create_model(config["model"]).load_model(path)
          model.eval()

          # A recording with one channel, which comes with the repository.
          sound, rate = soundfile.read("data/id11251_ifnFC8CLILs_00003.wav", dtype="float32")
          feature = config["feature"]
          waveform = resample(torch.from_numpy(sound)[None], rate, feature["sampling_rate"])
          bands = kaldi.fbank(
              waveform * 2**15,
              num_mel_bins=feature["num_mel_bins"],
              frame_length=feature["frame_length"],
              frame_shift=feature["frame_shift"],
              dither=feature["dither"],
              energy_floor=0.0,
              window_type="hamming",
              sample_frequency=feature["sampling_rate"],
          )
          with torch.inference_mode():
              embedding = model(bands.T[None])
          print(embedding.shape)
        `,
      },
    ];
  },
});
