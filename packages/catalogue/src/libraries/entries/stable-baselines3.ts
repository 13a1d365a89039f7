import { py } from '../../code/index.ts';
import { fileEnding, filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';

const core = new Map([
  ['ppo', 'PPO'],
  ['a2c', 'A2C'],
  ['dqn', 'DQN'],
  ['sac', 'SAC'],
  ['td3', 'TD3'],
  ['ddpg', 'DDPG'],
]);

const contributed = new Map([
  ['qrdqn', 'QRDQN'],
  ['tqc', 'TQC'],
  ['trpo', 'TRPO'],
  ['ars', 'ARS'],
  ['crossq', 'CrossQ'],
  ['ppo_lstm', 'RecurrentPPO'],
]);

/** The spaces of agents saved before version 2 are objects of Gym, which are read with it and converted with Shimmy. */
const earlierSpaces = [pip('gym'), pip('shimmy')];

export default defineLibrary({
  prettyLabel: 'stable-baselines3',
  synonyms: ['sb3', 'stable baselines', 'stable baselines 3'],
  repoName: 'stable-baselines3',
  repoUrl: 'https://github.com/huggingface/huggingface_sb3',
  docsUrl: 'https://huggingface.co/docs/hub/stable-baselines3',
  summary: 'Reliable implementations of reinforcement learning algorithms in PyTorch.',
  filter: true,
  countDownloads: 'path_extension:"zip"',
  tasks: ['reinforcement-learning'],
  languages: ['python'],

  // By convention, a repository and its file are named after the algorithm and the environment.
  snippets(model, context) {
    const name = nameOf(model);
    const plain = `${name}.zip`;
    const listed = context.file ?? (filesOf(model).includes(plain) ? plain : fileEnding(model, '.zip'));
    const words = `${listed ?? ''}-${name}`.toLowerCase().split(/[-./]/);
    const key = words.find((word) => core.has(word) || contributed.has(word)) ?? '';
    const environment = (model.tags ?? []).find((tag) => /^[A-Za-z]\w*(?:-\w+)*-v\d+$/.test(tag));
    const usual = key === '' || environment === undefined ? name : `${key}-${environment}`;
    const algorithm = core.get(key) ?? contributed.get(key);
    const type = py.identifier(algorithm ?? 'PPO');
    const contrib = contributed.has(key);
    const missing = [
      ...(algorithm === undefined ? ['the class of the algorithm'] : []),
      ...(listed === undefined && (algorithm === undefined || usual !== name)
        ? ['the name of the file']
        : []),
    ];
    return [
      {
        title: 'Load the agent',
        install: [
          pip('stable-baselines3'),
          ...(contrib ? [pip('sb3-contrib')] : []),
          ...earlierSpaces,
          hubClient(context),
        ],
        warnings: [pickle, ...(missing.length === 0 ? [] : [placeholder(missing.join(' and '))])],
        code: py`
          ${hubImport(context, 'hf_hub_download')}
          ${contrib ? py`from sb3_contrib import ${type}` : py`from stable_baselines3 import ${type}`}

          checkpoint = ${hubFile(model, context, listed ?? `${usual}.zip`)}
          # Schedules saved by another Python cannot be read; an agent at work needs none.
          unused = {"learning_rate": 0.0, "lr_schedule": lambda _: 0.0, "clip_range": lambda _: 0.0}
          model = ${type}.load(checkpoint, custom_objects=unused)
          print(model.policy)

          observation = model.observation_space.sample()
          action, _ = model.predict(observation, deterministic=True)
          print(action)
        `,
      },
    ];
  },
});
