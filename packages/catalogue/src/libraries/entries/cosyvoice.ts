import { py, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const repository = checkout('https://github.com/FunAudioLLM/CosyVoice', {
  install: ['-r', 'requirements.txt'],
});

export default defineLibrary({
  prettyLabel: 'CosyVoice',
  synonyms: ['cosy voice'],
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  summary: 'Speech in many languages, in the voice of a short recording.',
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
  languages: ['shell', 'python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    if (name.includes('onnx')) return [downloadSnippet(model, context)];
    const text = sampleTextOf(model, textToSpeech);
    // The third generation expects an instruction before the text.
    const third = name.includes('cosyvoice3') || hasTag(model, 'cosyvoice3');
    const spoken = third ? `You are a helpful assistant.<|endofprompt|>${text}` : text;
    const call = name.endsWith('-sft')
      ? py`model.inference_sft(text, model.list_available_spks()[0])`
      : py`model.inference_cross_lingual(text, "asset/zero_shot_prompt.wav")`;
    return [
      {
        title: 'Fetch the submodules',
        install: [repository],
        code: sh`git submodule update --init --recursive`,
      },
      {
        title: 'Synthesize speech',
        install: [hubClient(context)],
        code: py`
          import sys

          sys.path.append("third_party/Matcha-TTS")

          import torchaudio
          from cosyvoice.cli.cosyvoice import AutoModel
          ${hubImport(context, 'snapshot_download')}

          model = AutoModel(model_dir=${hubSnapshot(model, context)})

          text = ${spoken}
          for number, part in enumerate(${call}):
              torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
        `,
      },
    ];
  },
});
