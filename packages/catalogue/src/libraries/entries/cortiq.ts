import { type Code, sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { storesNoWeights } from '../../records/traits/no-weights.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { own } from '../../snippets/own.ts';
import { program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

const cortiq = program('cortiq', {
  cargo: 'cortiq-cli',
  url: 'https://github.com/infosave2007/cmf/releases/latest',
});

interface Command {
  readonly title: string;
  readonly samples: TaskSamples;
  readonly line: (file: string, prompt: string) => Code<'shell'>;
}

/** The tasks with a separate command. */
const commands: Readonly<Record<string, Command>> = {
  'text-to-image': {
    title: 'Generate an image',
    samples: textToImage,
    line: (file, prompt) => sh`cortiq imagine ${file} --prompt=${prompt} --out=image.png`,
  },
  'text-to-video': {
    title: 'Generate a video',
    samples: textToVideo,
    line: (file, prompt) => sh`cortiq animate ${file} --prompt=${prompt} --out=clip.avi`,
  },
  'text-to-audio': {
    title: 'Generate a song',
    samples: textToAudio,
    line: (file, prompt) =>
      sh`cortiq music ${file} --prompt=${prompt} --lyrics=${lyrics} --seconds=20 --out=song.wav`,
  },
};

const lyrics = '[verse]\nThe tide comes in, the tide goes out';

export default defineLibrary({
  prettyLabel: 'cortiq',
  repoName: 'cortiq',
  repoUrl: 'https://github.com/infosave2007/cmf',
  docsUrl: 'https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md',
  summary: 'Runs models packed as one CMF file: language, pictures, video and music, without Python.',
  countDownloads: 'path_extension:"cmf"',
  languages: ['shell'],
  aliases: ['cmf'],
  fits: (model) =>
    fileEnding(model, '.cmf') === undefined ? undefined : 'The repository has a model in the CMF format.',
  refuses: storesNoWeights,

  snippets(model, context) {
    const known = context.file ?? fileEnding(model, '.cmf');
    const file = known ?? 'model.cmf';
    const warnings = known === undefined ? [placeholder('the name of the file you fetched')] : [];
    const command = own(commands, model.pipeline_tag);
    const fetch: Snippet = {
      title: 'Download the model file',
      install: [hubClient(context)],
      code: hubDownload(model, context, {
        folder: '.',
        ...(known === undefined ? { include: '*.cmf' } : { files: [known] }),
      }),
    };
    const common = { install: [cortiq], warnings };
    if (command) {
      const prompt = sampleTextOf(model, command.samples);
      return [fetch, { ...common, title: command.title, code: command.line(file, prompt) }];
    }
    return [
      fetch,
      {
        ...common,
        title: 'Ask a question',
        code: sh`cortiq run ${file} --prompt=${sampleTextOf(model, textGeneration)}`,
      },
      {
        ...common,
        title: 'Or serve it on this machine',
        // Without the host it would listen on every interface, and it has no authentication.
        code: sh`cortiq serve ${file} --host=127.0.0.1 --port=8080`,
      },
    ];
  },
});
