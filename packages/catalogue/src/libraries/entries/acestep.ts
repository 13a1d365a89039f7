import { py } from '../../code/index.ts';
import { filesOf, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';
import { gpu } from '../../snippets/warnings.ts';

const transformer = 'ace_step_transformer/config.json';

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

  snippets(model, context) {
    // Version 1.5 has a different repository and layout, which this pipeline cannot read.
    if (hasTag(model, 'gguf') || /1\.?5/.test(nameOf(model))) return [downloadSnippet(model, context)];
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
              prompt=${sampleText(model, 'text-to-audio')},
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
