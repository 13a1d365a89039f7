import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'HY-World-2.0',
  repoName: 'HY-World-2.0',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0',
  docsUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0/blob/main/DOCUMENTATION.md',
  summary: 'Rebuilds places in 3D from pictures or video, and makes new ones from text.',
  countDownloads: 'path_extension:"json"',
  languages: ['python'],
  tasks: ['image-to-3d', 'text-to-3d'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Reconstruct a place from pictures',
        install: [
          checkout('https://github.com/Tencent-Hunyuan/HY-World-2.0.git', {
            install: ['-r', 'requirements.txt'],
          }),
          pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }),
          ...needs,
        ],
        warnings: [gpu, placeholder('pictures of one place, in a folder called pictures,')],
        code: py`
          from hyworld2.worldrecon.pipeline import WorldMirrorPipeline
          ${imports}

          pipeline = WorldMirrorPipeline.from_pretrained(${target})
          print(pipeline("pictures"))
        `,
      },
    ];
  },
});
