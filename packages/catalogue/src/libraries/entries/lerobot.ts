import { sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

/** Policies by tag, with the extra that installs their dependencies. */
const policies: ReadonlyMap<string, string | undefined> = new Map([
  ['smolvla', 'smolvla'],
  ['act', undefined],
  ['diffusion', 'diffusion'],
  ['tdmpc', undefined],
  ['vqbet', undefined],
  ['pi0', 'pi'],
  ['pi05', 'pi'],
  ['pi0_fast', 'pi'],
  ['groot', 'groot'],
  ['xvla', 'xvla'],
  ['wall_x', 'wallx'],
  ['molmoact2', 'molmoact2'],
  ['eo1', 'eo1'],
  ['evo1', 'evo1'],
  ['fastwam', 'fastwam'],
  ['lingbot_va', 'lingbot-va'],
  ['multi_task_dit', 'multi-task-dit'],
  ['vla_jepa', 'vla-jepa'],
]);

const byName: Warning = {
  code: 'inferred',
  message: 'No tag names the policy: it was taken from the name of the repository.',
};

/** A tag names the policy; in a repository without one, its name may begin with it. */
function policyOf(model: ModelRecord): { policy: string; warnings: readonly Warning[] } | undefined {
  // Checkpoints of openpi have the same tags, but other files.
  if (hasTag(model, 'openpi') && !hasTag(model, 'safetensors')) return undefined;
  const keys = [...policies.keys()];
  const tagged = keys.find((tag) => hasTag(model, tag));
  if (tagged !== undefined) return { policy: tagged, warnings: [] };
  const name = nameOf(model).toLowerCase();
  const named = hasTag(model, 'safetensors') ? keys.find((key) => name.startsWith(`${key}-`)) : undefined;
  return named === undefined ? undefined : { policy: named, warnings: [byName] };
}

export default defineLibrary({
  prettyLabel: 'LeRobot',
  synonyms: ['le robot', 'robot datasets', 'so100', 'so101'],
  repoName: 'LeRobot',
  repoUrl: 'https://github.com/huggingface/lerobot',
  docsUrl: 'https://huggingface.co/docs/lerobot',
  summary: 'Robots that learn from demonstrations: record, train, and run policies on real hardware.',
  languages: ['shell'],
  tasks: ['robotics'],
  aliases: ['LeRobot'],

  snippets(model, context) {
    const found = policyOf(model);
    if (found === undefined) return [downloadSnippet(model, context)];
    const { policy, warnings } = found;
    const { revision } = context;
    const lerobot = (...extras: readonly (string | undefined)[]) =>
      // Earlier releases, which older versions of Python get, have neither the extras nor the second command.
      pip(`lerobot[${[policies.get(policy), ...extras].filter(Boolean).join(',')}]`, '>=0.6', {
        python: '>=3.12',
      });
    const pin = revision === undefined ? sh.none : sh` --policy.pretrained_revision=${revision}`;
    const train: Snippet = {
      title: 'Fine-tune the policy on a dataset',
      install: [lerobot('training')],
      warnings: [
        gpu,
        placeholder('a dataset of yours, its cameras named as the policy knows them,'),
        ...warnings,
      ],
      // By default, the trainer requires a repository to upload to.
      code: sh`
        lerobot-train \
          --policy.path=${model.id}${pin} \
          --dataset.repo_id=lerobot/svla_so101_pickplace \
          --batch_size=64 \
          --steps=20000 \
          --output_dir=outputs/train/my_policy \
          --job_name=my_policy_training \
          --policy.device=cuda \
          --policy.push_to_hub=false
      `,
    };
    if (model.id === 'lerobot/smolvla_base') return [train];
    return [
      train,
      {
        title: 'Run the policy on a robot',
        install: [lerobot('core_scripts', 'feetech')],
        warnings: [placeholder('the port and the cameras of your robot, and the task,'), ...warnings],
        // Recording no longer takes a policy: running one is a separate command.
        code: sh`
          lerobot-rollout \
            --strategy.type=base \
            --policy.path=${model.id}${pin} \
            --robot.type=so101_follower \
            --robot.port=/dev/ttyACM0 \
            --robot.id=my_follower_arm \
            --robot.cameras='{front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}' \
            --task='Put the cube into the box' \
            --duration=60
        `,
      },
    ];
  },
});
