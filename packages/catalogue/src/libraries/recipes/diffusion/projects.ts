/** @module Repositories that name Diffusers but run from the checkout of their own project. */
import { sh } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubDownload } from '../../../snippets/hub.ts';
import { checkout, pipGit } from '../../../snippets/requirement.ts';
import type { Snippet } from '../../../snippets/snippet.ts';
import { gpu } from '../../../snippets/warnings.ts';
import { hubTool } from '../setup/hub-tool.ts';

const requirements = { install: ['-r', 'requirements.txt'] };

type Project = (model: ModelRecord, context: SnippetContext) => Snippet;

const projects: ReadonlyMap<string, Project> = new Map<string, Project>([
  [
    'TencentARC/InstantMesh',
    () => ({
      title: 'Make a mesh from a picture',
      install: [checkout('https://github.com/TencentARC/InstantMesh', requirements)],
      warnings: [gpu],
      code: sh`python run.py configs/instant-mesh-large.yaml examples/cute_tiger.jpg --output_path outputs --save_video`,
    }),
  ],
  [
    'Kwai-Kolors/Kolors-Inpainting',
    (model, context) => ({
      title: 'Fill in a part of a picture',
      install: [checkout('https://github.com/Kwai-Kolors/Kolors', requirements), hubTool(context)],
      warnings: [gpu],
      code: sh`
        ${hubDownload(model, context, { folder: 'weights/Kolors-Inpainting' })}
        mkdir -p scripts/outputs
        python inpainting/sample_inpainting.py inpainting/asset/3.png inpainting/asset/3_mask.png 一件绿色的羊毛大衣
      `,
    }),
  ],
  [
    'ashawkey/LGM',
    (model, context) => ({
      title: 'Make Gaussians from a picture',
      install: [
        checkout('https://github.com/3DTopia/LGM', requirements),
        pipGit('diff-gaussian-rasterization', 'https://github.com/ashawkey/diff-gaussian-rasterization'),
        hubTool(context),
      ],
      warnings: [gpu],
      code: sh`
        ${hubDownload(model, context, { folder: 'pretrained', files: ['model_fp16_fixrot.safetensors'] })}
        python infer.py big --resume pretrained/model_fp16_fixrot.safetensors \
          --workspace workspace_test --test_path data_test/catstatue_rgba.png
      `,
    }),
  ],
]);

export const isProject = ({ id }: ModelRecord): boolean => projects.has(id);

export function projectSnippets(model: ModelRecord, context: SnippetContext): readonly Snippet[] | undefined {
  const project = projects.get(model.id);
  return project && [project(model, context)];
}
