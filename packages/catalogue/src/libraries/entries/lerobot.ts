import { type Code, sh } from '../../code/index.ts';
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

interface Environment {
  /** Its type, which is also the extra that installs it. */
  readonly type: string;
  readonly options: Code<'shell'>;
  readonly warnings: readonly Warning[];
}

const liberoNeeds: readonly Warning[] = [
  { code: 'hardware', message: 'LIBERO runs on Linux.' },
  {
    code: 'unfit',
    message:
      'LIBERO names its cameras image and image2. For a policy with other names, add --env.camera_name_mapping.',
  },
];

const pusht: Environment = { type: 'pusht', options: sh.none, warnings: [] };
const aloha = { type: 'aloha', warnings: [] };
const libero = (suite = '10'): Environment => ({
  type: 'libero',
  options: sh` --env.task=${`libero_${suite}`}`,
  warnings: liberoNeeds,
});

/** Simulations by the names of the datasets that were recorded in them. */
const environments: readonly (readonly [dataset: RegExp, environment: (suite?: string) => Environment])[] = [
  [/^pusht(?:_image)?$/, () => pusht],
  [/^pusht_keypoints$/, () => ({ ...pusht, options: sh` --env.obs_type=environment_state_agent_pos` })],
  [/^aloha_sim_insertion/, () => ({ ...aloha, options: sh` --env.task=AlohaInsertion-v0` })],
  [/^aloha_sim_transfer_cube/, () => ({ ...aloha, options: sh` --env.task=AlohaTransferCube-v0` })],
  [/(?:^|[-_])libero(?:[-_](spatial|object|goal|10|90))?(?:[-_]|$)/, libero],
  [/^metaworld/, () => ({ type: 'metaworld', options: sh` --env.task=easy`, warnings: [] })],
];

/** Where a policy learnt to act, if that is a simulation: its pictures and movements are not those of a robot. */
function simulationOf({ tags = [] }: ModelRecord): { dataset: string; environment: Environment } | undefined {
  for (const tag of tags) {
    if (!tag.startsWith('dataset:')) continue;
    const dataset = tag.slice('dataset:'.length);
    for (const [pattern, environment] of environments) {
      const found = pattern.exec(nameOf({ id: dataset }));
      if (found) return { dataset, environment: environment(found[1]) };
    }
  }
  return undefined;
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
    const simulation = simulationOf(model);
    const train: Snippet = {
      title: 'Fine-tune the policy on a dataset',
      install: [lerobot('training')],
      warnings: [
        gpu,
        ...(simulation
          ? []
          : [placeholder('a dataset of yours, its cameras named as the policy knows them,')]),
        ...warnings,
      ],
      // By default, the trainer requires a repository to upload to.
      code: sh`
        lerobot-train \
          --policy.path=${model.id}${pin} \
          --dataset.repo_id=${simulation?.dataset ?? 'lerobot/svla_so101_pickplace'} \
          --batch_size=64 \
          --steps=20000 \
          --output_dir=outputs/train/my_policy \
          --job_name=my_policy_training \
          --policy.device=cuda \
          --policy.push_to_hub=false
      `,
    };
    if (model.id === 'lerobot/smolvla_base') return [train];
    if (simulation) {
      const { type, options, warnings: needs } = simulation.environment;
      return [
        {
          title: 'Run the policy in its simulation',
          install: [lerobot(type)],
          warnings: [gpu, ...needs, ...warnings],
          code: sh`
            lerobot-eval \
              --policy.path=${model.id}${pin} \
              --env.type=${type}${options} \
              --eval.n_episodes=10 \
              --policy.device=cuda
          `,
        },
        train,
      ];
    }
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
