import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const codeFor = (id: string, model_type: string, architecture: string): string | undefined =>
  generateSnippets(libraries.transformers, {
    id,
    config: { model_type, architectures: [architecture] },
  }).snippets.at(-1)?.code.text;

it.each([
  ['Sapiens2ForImageMatting', 'post_process_image_matting(outputs, target_sizes=sizes)[0]["alpha"]'],
  [
    'Sapiens2ForNormalEstimation',
    'post_process_normal_estimation(outputs, target_sizes=sizes)[0]["normals"]',
  ],
  [
    'Sapiens2ForPointmapEstimation',
    'post_process_pointmap_estimation(outputs, target_sizes=sizes)[0]["pointmap"]',
  ],
  ['Sapiens2ForPoseEstimation', 'post_process_pose_estimation(outputs, boxes)'],
  ['Sapiens2ForSemanticSegmentation', 'post_process_semantic_segmentation('],
])('reads the outputs of %s', (architecture, call) => {
  expect(codeFor('facebook/sapiens2', 'sapiens2', architecture)).toContain(call);
});

it('tells a model with several experts which to ask', () => {
  const expert = 'dataset_index=torch.tensor([0]';
  const architecture = 'VitPoseForPoseEstimation';
  expect(codeFor('usyd-community/vitpose-plus-base', 'vitpose', architecture)).toContain(expert);
  expect(codeFor('usyd-community/vitpose-base', 'vitpose', architecture)).not.toContain(expert);
});
