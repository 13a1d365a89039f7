import { type Code, sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';

const cortiq = program('cortiq', {
  cargo: 'cortiq-cli',
  url: 'https://github.com/infosave2007/cmf/releases/latest',
});

type Command = (file: string, prompt: string) => Code<'shell'>;

/** Title and command of each task with a separate command. */
const commands: ReadonlyMap<string | undefined, readonly [title: string, command: Command]> = new Map([
  [
    'text-to-image',
    ['Draw a picture', (file, prompt) => sh`cortiq imagine ${file} --prompt=${prompt} --out=image.png`],
  ],
  [
    'text-to-video',
    ['Make a clip', (file, prompt) => sh`cortiq animate ${file} --prompt=${prompt} --out=clip.avi`],
  ],
  [
    'text-to-audio',
    [
      'Make a song',
      (file, prompt) =>
        sh`cortiq music ${file} --prompt=${prompt} --lyrics=${lyrics} --seconds=20 --out=song.wav`,
    ],
  ],
]);

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

  snippets(model, context) {
    const known = context.file ?? fileEnding(model, '.cmf');
    const file = known ?? 'model.cmf';
    const warnings = known === undefined ? [placeholder('the name of the file you fetched')] : [];
    const own = commands.get(model.pipeline_tag);
    const fetch: Snippet = {
      title: 'Fetch the model file',
      install: [hubClient(context)],
      code: hubDownload(model, context, {
        folder: '.',
        ...(known === undefined ? { include: '*.cmf' } : { files: [known] }),
      }),
    };
    const common = { install: [cortiq], warnings };
    if (own) return [fetch, { ...common, title: own[0], code: own[1](file, sampleText(model)) }];
    return [
      fetch,
      {
        ...common,
        title: 'Ask a question',
        code: sh`cortiq run ${file} --prompt=${sampleText(model, 'text-generation')}`,
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
