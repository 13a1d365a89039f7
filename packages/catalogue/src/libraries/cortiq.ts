import { type Code, sh } from '../code/index.ts';
import { fileEnding } from '../fields.ts';
import { defineLibrary } from '../library.ts';
import type { ModelRecord } from '../model.ts';
import { hubClient, hubDownload } from '../snippets/hub.ts';
import { program } from '../snippets/requirement.ts';
import { sampleText } from '../snippets/samples.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { placeholder } from '../snippets/warnings.ts';

const cortiq = program('cortiq', {
  cargo: 'cortiq-cli',
  url: 'https://github.com/infosave2007/cmf/releases/latest',
});

/** A title and a command for each task with one of its own. */
const commands: Readonly<Record<string, readonly [string, (file: string, prompt: string) => Code<'shell'>]>> =
  {
    'text-to-image': [
      'Draw a picture',
      (file, prompt) => sh`cortiq imagine ${file} --prompt=${prompt} --out=image.png`,
    ],
    'text-to-video': [
      'Make a clip',
      (file, prompt) => sh`cortiq animate ${file} --prompt=${prompt} --out=clip.avi`,
    ],
    'text-to-audio': [
      'Make a song',
      (file, prompt) =>
        sh`cortiq music ${file} --prompt=${prompt} --lyrics=${'[verse]\nThe tide comes in, the tide goes out'} --seconds=20 --out=song.wav`,
    ],
  };

const say = (model: ModelRecord, file: string): readonly [string, Code<'shell'>] => {
  const own = commands[model.pipeline_tag ?? ''];
  return own
    ? [own[0], own[1](file, sampleText(model))]
    : ['Ask a question', sh`cortiq run ${file} --prompt=${sampleText(model, 'text-generation')}`];
};

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
    const [title, code] = say(model, file);
    const steps: Snippet[] = [
      {
        title: 'Fetch the model file',
        install: [hubClient(context)],
        code: hubDownload(model, context, {
          folder: '.',
          ...(known === undefined ? { include: '*.cmf' } : { files: [known] }),
        }),
      },
      { title, code, install: [cortiq], warnings },
    ];
    if (model.pipeline_tag !== undefined && Object.hasOwn(commands, model.pipeline_tag)) return steps;
    return [
      ...steps,
      {
        title: 'Or serve it on this machine',
        install: [cortiq],
        warnings,
        // Without the host it would listen on every interface, and it knows no passwords.
        code: sh`cortiq serve ${file} --host=127.0.0.1 --port=8080`,
      },
    ];
  },
});
