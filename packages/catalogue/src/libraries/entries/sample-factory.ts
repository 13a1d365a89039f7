import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

/** Repository names end in the environment, such as `rl_course_vizdoom_health_gathering_supreme`. */
const environment = /(?:doom|atari|mujoco)_[a-z_]*[a-z]/;

/** NumPy 1 has no builds for Python 3.13; the simulators of Atari and MuJoCo that it needs have none for 3.12. */
const python = (family: string): string => (family === 'vizdoom' ? '<3.13' : '<3.12');

export default defineLibrary({
  prettyLabel: 'sample-factory',
  repoName: 'sample-factory',
  repoUrl: 'https://github.com/alex-petrenko/sample-factory',
  docsUrl: 'https://huggingface.co/docs/hub/sample-factory',
  summary: 'Trains agents by reinforcement learning at high throughput on one machine.',
  filter: true,
  countDownloads: 'path:"cfg.json"',
  tasks: ['reinforcement-learning'],
  languages: ['shell'],

  // The package's download clones with git and cannot pin a revision; agents are expected below train_dir.
  snippets(model, context) {
    const name = nameOf(model);
    const download = {
      title: 'Download the agent',
      install: [hubTool(context)],
      code: hubDownload(model, context, { folder: `train_dir/${name}` }),
    };
    const env = environment.exec(name)?.[0];
    if (env === undefined) return [download];
    const family = env.startsWith('doom') ? 'vizdoom' : env.slice(0, env.indexOf('_'));
    const script = sh.identifier(`enjoy_${family}`);
    return [
      download,
      {
        title: 'Watch the agent',
        install: [pip(`sample-factory[${family}]`, undefined, { python: python(family) })],
        warnings: [pickle],
        // The checkpoint has numbers of NumPy, which PyTorch refuses to unpickle by default.
        code: sh`
          TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1 python -m sf_examples.${sh.identifier(family)}.${script} \
            --algo=APPO --env=${env} --train_dir=train_dir --experiment=${name} \
            --device=cpu --max_num_episodes=5
        `,
      },
    ];
  },
});
