import { type Code, py } from '../../code/index.ts';
import { filesOf, hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { ggufChoice } from '../recipes/gguf/choice.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** The quantization that all models of its authors have; the small ones have none below it. */
const published = 'Q8_0';

interface Use {
  readonly title: string;
  readonly run: Code<'python'>;
}

const transcribe: Use = {
  title: 'Transcribe a recording',
  run: py`
    result = transcribe_cpp.transcribe(weights, samples)
    print(result.text)
  `,
};

const diarize: Use = {
  title: 'Find who speaks when',
  run: py`
    with transcribe_cpp.Model(weights) as model, model.diarize_session() as session:
        for turn in session.run(samples):
            print(f"Speaker {turn.speaker_id}: {turn.t0_ms / 1000:.1f} s to {turn.t1_ms / 1000:.1f} s")
  `,
};

/** Its models that detect speech or name its language run in sessions of their own. */
function useOf(model: ModelRecord): Use | undefined {
  if (/sortformer/i.test(nameOf(model)) || hasTag(model, 'speaker-diarization')) return diarize;
  const task = model.pipeline_tag;
  return task === undefined || task === 'automatic-speech-recognition' ? transcribe : undefined;
}

export default defineLibrary({
  prettyLabel: 'transcribe.cpp',
  synonyms: ['transcribe cpp', 'handy computer', 'speech to text gguf'],
  repoName: 'transcribe.cpp',
  repoUrl: 'https://github.com/handy-computer/transcribe.cpp',
  docsUrl: 'https://github.com/handy-computer/transcribe.cpp/tree/main/docs/models',
  summary: 'Speech recognition from GGUF files, for many families of models, on CPU and GPU.',
  countDownloads: 'path_extension:"gguf"',
  languages: ['python', 'shell'],
  tasks: ['automatic-speech-recognition'],
  aliases: ['transcribe-cpp'],

  snippets(model, context) {
    const use = useOf(model);
    if (!use) return [downloadSnippet(model, context)];
    const { file, warnings } = ggufChoice(model, {
      file: context.file,
      quantization: context.quantization ?? (filesOf(model).length === 0 ? published : undefined),
    });
    return [
      {
        title: use.title,
        install: [pip('transcribe-cpp'), pip('soundfile'), hubClient(context)],
        warnings,
        code: py`
          from urllib.request import urlretrieve

          import soundfile as sf
          import transcribe_cpp
          ${hubImport(context, 'hf_hub_download')}

          weights = ${hubFile(model, context, file)}

          # It takes mono recordings with 16,000 samples per second.
          urlretrieve(${retrievable(sampleUrl(context.platform, asset.speech))}, "speech.flac")
          samples, _ = sf.read("speech.flac", dtype="float32")

          ${use.run}
        `,
      },
    ];
  },
});
