import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

/** Each repository keeps its shapes in a different folder; the first one needs no folder. */
function folderOf(name: string): string | undefined {
  if (name.includes('mini')) return 'hunyuan3d-dit-v2-mini';
  return /2mv\b/.test(name) ? 'hunyuan3d-dit-v2-mv' : undefined;
}

export default defineLibrary({
  prettyLabel: 'Hunyuan3D-2',
  synonyms: ['hunyuan 3d', 'hunyuan3d'],
  repoName: 'Hunyuan3D-2',
  repoUrl: 'https://github.com/Tencent/Hunyuan3D-2',
  summary: 'Turns a picture of a thing into a 3D mesh, and paints it.',
  countDownloads: 'path_filename:"model_index" OR path_filename:"config"',
  languages: ['python'],
  tasks: ['image-to-3d'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const subfolder = folderOf(nameOf(model).toLowerCase());
    const views = subfolder?.endsWith('-mv') ?? false;
    return [
      {
        title: 'Turn a picture into a mesh',
        install: [pipGit('hy3dgen', 'https://github.com/Tencent/Hunyuan3D-2.git'), pip('torch'), ...needs],
        warnings: [
          gpu,
          placeholder(
            views
              ? 'pictures from the front, the left and the back, as front.png, left.png and back.png,'
              : 'a picture of one thing, as picture.png,',
          ),
        ],
        code: py`
          from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline
          ${imports}

          pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(${target}${py.rest({ subfolder })})
          mesh = pipeline(image=${
            views ? { front: 'front.png', left: 'left.png', back: 'back.png' } : 'picture.png'
          })[0]
          mesh.export("output.glb")
        `,
      },
    ];
  },
});
