import { py } from '../../code/index.ts';
import { filesOf, hasTag, nameOf, needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout, pipGit } from '../../snippets/requirement.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

const transformer = 'ace_step_transformer/config.json';

const named = /1[._-]?5/;

/** Version 1.5 has a different project and layout; version 1 has no config of a type and no code in its repository. */
const isSecond = (model: ModelRecord): boolean =>
  named.test(nameOf(model)) ||
  model.config?.model_type === 'acestep' ||
  (hasTag(model, 'acestep') && needsRemoteCode(model));

/** The main repository has every part; the others have one, and a `v` before the version in their names, or no version. */
const hasAllParts = (model: ModelRecord): boolean =>
  named.test(nameOf(model)) && !/v1[._-]?5/i.test(nameOf(model));

/** Without all parts of version 1, the package downloads the original and plays that. */
const isFirst = (model: ModelRecord): boolean =>
  filesOf(model).includes(transformer) || /^ACE-Step-v1-3\.5B$/i.test(nameOf(model));

const composeAnew = (model: ModelRecord, context: SnippetContext): Snippet => ({
  title: 'Compose a piece of music',
  install: [
    checkout('https://github.com/ace-step/ACE-Step-1.5', { install: ['-r', 'requirements.txt'] }),
    hubClient(context),
  ],
  warnings: [gpu],
  code: py`
    from acestep.handler import AceStepHandler
    from acestep.inference import GenerationConfig, GenerationParams, generate_music
    ${hubImport(context, 'snapshot_download')}

    ${hubSnapshot(model, context, { local_dir: 'checkpoints' })}
    handler = AceStepHandler()
    handler.initialize_service(project_root=".", config_path="acestep-v15-turbo")

    params = GenerationParams(
        caption=${samplePrompt(model, textToAudio)},
        lyrics="[Instrumental]",
        duration=30,
    )
    result = generate_music(handler, None, params, GenerationConfig(batch_size=1), save_dir=".")
    print([audio["path"] for audio in result.audios])
  `,
});

export default defineLibrary({
  prettyLabel: 'ACE-Step',
  repoName: 'ACE-Step',
  repoUrl: 'https://github.com/ace-step/ACE-Step',
  summary: 'Composes songs from a description of the style and from lyrics.',
  countDownloads: 'path:"ace_step_transformer/config.json"',
  languages: ['python', 'shell'],
  tasks: ['text-to-audio'],
  aliases: ['ace-step'],
  fits: (model) =>
    filesOf(model).includes(transformer) ? 'The repository has the transformer of ACE-Step.' : undefined,
  claims: (model) =>
    isSecond(model) && hasTag(model, 'acestep')
      ? 'It is ACE-Step 1.5, which runs from the checkout of its project.'
      : undefined,

  snippets(model, context) {
    if (hasTag(model, 'gguf')) return [downloadSnippet(model, context)];
    if (isSecond(model))
      return [hasAllParts(model) ? composeAnew(model, context) : downloadSnippet(model, context)];
    if (!isFirst(model)) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Compose a piece of music',
        install: [pipGit('ace-step', 'https://github.com/ace-step/ACE-Step.git'), hubClient(context)],
        warnings: [gpu],
        code: py`
          from acestep.pipeline_ace_step import ACEStepPipeline
          ${hubImport(context, 'snapshot_download')}

          pipeline = ACEStepPipeline(checkpoint_dir=${hubSnapshot(model, context)})

          files = pipeline(
              prompt=${samplePrompt(model, textToAudio)},
              lyrics="[instrumental]",
              audio_duration=30,
              infer_step=60,
          )
          print(files)
        `,
      },
    ];
  },
});
