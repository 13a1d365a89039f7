import { py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { logInStep } from '../../snippets/account.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { pickle } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

/**
 * Release 4 has no pipeline for overlaps, and does not work with the packages that separation needs;
 * release 3 fails with later dependencies, which have no builds for later versions of Python.
 */
const earlierRelease = (name: string): readonly Requirement[] => [
  pip(name, '<4', { python: '<3.13' }),
  pip('torch', '<2.6'),
  pip('torchaudio', '<2.6'),
  pip('huggingface_hub', '<1'),
];

const pipelineName = /speaker-diarization|speech-separation|^voice-activity-detection$/;

/** By its tag; of a record without tags, by the name. */
const isPipeline = (model: ModelRecord): boolean =>
  hasTag(model, 'pyannote-audio-pipeline') || (model.tags === undefined && pipelineName.test(nameOf(model)));

/** Pipelines of the third release load a part of the fourth, and the model that finds who speaks. */
const otherParts: Warning = {
  code: 'gated',
  message:
    'Ask for access to pyannote/segmentation-3.0 and pyannote/speaker-diarization-community-1 as well.',
};

/** Pipelines of the second release name a revision of their model in a way that the fourth refuses. */
const isOfSecondRelease = (model: ModelRecord): boolean =>
  /^(?:speaker-diarization|voice-activity-detection)$/.test(nameOf(model));

/** Pipelines of the second release load a model that asks for a log-in too. */
const otherModel: Warning = { code: 'gated', message: 'Ask for access to pyannote/segmentation as well.' };

/** Repositories of its authors ask for a log-in, except these; a record may lack the field that says so. */
const isOpen = /^(?:ci-|wespeaker-)/;

const logInSteps = (model: ModelRecord, context: SnippetContext): readonly Snippet[] =>
  model.gated === undefined &&
  model.id.startsWith('pyannote/') &&
  !isOpen.test(nameOf(model)) &&
  !isOtherHub(context)
    ? [logInStep({ gated: true }, context)]
    : [];

export default defineLibrary({
  prettyLabel: 'pyannote.audio',
  synonyms: ['pyannote', 'speaker diarization library'],
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  docsUrl: 'https://docs.pyannote.ai/',
  summary: 'Tells who speaks when: speaker turns, voice activity, overlaps and speaker embeddings.',
  filter: true,
  tasks: ['automatic-speech-recognition', 'voice-activity-detection'],
  languages: ['python'],
  aliases: ['pyannote', 'pyannote.audio'],
  refuses: isConverted,

  // Gated models need no token in the code: the library uses the one from the login step.
  snippets(model, context) {
    const { platform, revision } = context;
    const logIn = logInSteps(model, context);
    const separates = hasTag(model, 'speech-separation') || /speech-separation/.test(nameOf(model));
    const diarizes =
      !separates && (hasTag(model, 'speaker-diarization') || /speaker-diarization/.test(nameOf(model)));
    const second = isOfSecondRelease(model);
    const shown = diarizes && !second ? py`output.speaker_diarization` : py`output`;
    const overlaps = hasTag(model, 'overlapped-speech-detection') && !separates && !diarizes;
    const install = separates
      ? [...earlierRelease('pyannote.audio[separation]'), pip('setuptools', '<81')]
      : overlaps || second
        ? earlierRelease('pyannote.audio')
        : [
            pip('pyannote.audio'),
            torchForAudio,
            ffmpeg,
            // It embeds voices with an ONNX graph, which later releases do not.
            ...(/^speaker-diarization-3\.0$/.test(nameOf(model)) ? [pip('onnxruntime')] : []),
          ];
    const load = py`from_pretrained(${model.id}${py.rest({ revision })})`;
    const recording = py`
      urlretrieve(${retrievable(sampleUrl(platform, asset.speech))}, "speech.flac")
      excerpt = Segment(start=1.0, end=3.0)
    `;
    if (isPipeline(model)) {
      const parts = second ? [otherModel] : diarizes && /-3\.\d$/.test(nameOf(model)) ? [otherParts] : [];
      return [
        ...logIn,
        {
          title: diarizes ? 'Diarize a recording: who speaks when' : 'Run the pipeline on a recording',
          install,
          warnings: [...parts, pickle],
          code: py`
            from urllib.request import urlretrieve

            from pyannote.audio import Audio, Pipeline
            from pyannote.core import Segment

            pipeline = Pipeline.${load}
            ${recording}

            output = pipeline("speech.flac")
            print(${shown})

            waveform, sample_rate = Audio().crop("speech.flac", excerpt)
            output = pipeline({"waveform": waveform, "sample_rate": sample_rate})
            print(${shown})
          `,
        },
      ];
    }
    return [
      ...logIn,
      {
        title: 'Run the model on a recording',
        install,
        warnings: [pickle],
        code: py`
          from urllib.request import urlretrieve

          from pyannote.audio import Inference, Model
          from pyannote.core import Segment

          model = Model.${load}
          inference = Inference(model)
          ${recording}

          print(inference("speech.flac").data.shape)
          print(inference.crop("speech.flac", excerpt).data.shape)
        `,
      },
    ];
  },
});
