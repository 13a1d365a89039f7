import { type Code, py, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip, program } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';

const robot: Warning = { code: 'hardware', message: 'Runs on the robot itself.' };

const hold: Warning = {
  code: 'placeholder',
  message: 'A pose without an end needs --hold and a number of seconds.',
};

/** Slots of the robot; a tag of the repository selects one. */
const slots = ['walk', 'stand', 'sitstand', 'ground_pick', 'kick_left', 'kick_right', 'roulade'];

const slotOf = (model: ModelRecord): string | undefined =>
  slots.find((slot) => hasTag(model, `microduck-slot:${slot}`));

/** The policies shipped with the robot are updated as a set. */
const isOfficialSet = ({ id }: ModelRecord): boolean => id === 'pollen-robotics/microduck-policies';

/** A policy without a slot is a skill, started by name. */
function load(model: ModelRecord): { code: Code<'shell'>; warnings: readonly Warning[] } {
  if (isOfficialSet(model)) return { code: sh`sudo robotctl policy update`, warnings: [robot] };
  const slot = slotOf(model);
  if (slot !== undefined)
    return { code: sh`sudo robotctl policy load ${slot} ${model.id}`, warnings: [robot] };
  const name = nameOf(model).replace(/^microduck-/, '');
  return { code: sh`sudo robotctl policy add ${name} ${model.id}`, warnings: [robot, hold] };
}

export default defineLibrary({
  prettyLabel: 'Microduck',
  repoName: 'Microduck',
  repoUrl: 'https://github.com/pollen-robotics/microduck_rl',
  docsUrl: 'https://github.com/pollen-robotics/microduck/blob/main/docs/policy-manifest.md',
  summary: 'Gaits and tricks of a small walking robot, trained in simulation.',
  filter: true,
  languages: ['python', 'shell'],
  tasks: ['reinforcement-learning', 'robotics'],
  countDownloads: 'path_extension:"onnx"',

  snippets(model, context) {
    const onRobot: Snippet = {
      title: 'Load it into the robot',
      install: [program('robotctl', { url: 'https://github.com/pollen-robotics/microduck' })],
      ...load(model),
    };
    const look: Snippet = {
      title: 'Get an action from the policy',
      install: [pip('onnxruntime'), pip('numpy'), hubClient(context)],
      code: py`
        from pathlib import Path

        import numpy as np
        import onnxruntime as ort
        ${hubImport(context, 'snapshot_download')}

        folder = Path(${hubSnapshot(model, context, { allow_patterns: '*.onnx' })})
        policy = ort.InferenceSession(next(folder.rglob("*.onnx")))

        observation = {
            one.name: np.zeros([size if isinstance(size, int) else 1 for size in one.shape], dtype=np.float32)
            for one in policy.get_inputs()
        }
        action = policy.run(None, observation)[0]
        print(action)
      `,
    };
    // The command does not support revisions.
    return context.revision === undefined ? [onRobot, look] : [look];
  },
});
