import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Reinforcement Learning',
  modality: 'rl',
  synonyms: [
    'deep reinforcement learning',
    'drl',
    'game playing',
    'train an agent',
    'policy learning',
    'gym environment',
    'rl',
  ],
  summary:
    'Reinforcement learning trains an agent by letting it act and rewarding what works, until it knows what to do in each situation.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-world.avif',
        alt: 'A small island of square blocks, eight by five: grass, grey rocks, blue water holes, a round robot in one corner and a red flag in the opposite corner.',
        label: 'The world',
      },
      {
        type: 'text',
        label: 'State',
        content:
          'The robot stands in the first row and the first column; the flag is in the opposite corner.',
      },
    ],
    outputs: [
      { type: 'text', label: 'Action', content: 'Move down' },
      {
        type: 'text',
        label: 'Next state',
        content: 'The robot stands in the second row and the first column.',
      },
      {
        type: 'img',
        filename: 'output-policy.avif',
        alt: 'The same island after learning: every block is coloured by the reward the robot expects from there, brighter towards the flag, and an arrow shows its best move. Bold arrows lead from the start to the flag in 13 steps around rocks and water.',
        label: 'What was learned',
      },
    ],
  },
  metrics: [
    {
      id: 'Discounted Total Reward',
      description: 'All rewards of an episode, with later ones counting less.',
    },
    { id: 'Mean Reward', description: 'The average total reward over many episodes, with its spread.' },
    {
      id: 'Level of Performance After Some Time',
      description: 'How good the agent is after a given number of steps; tells how fast it learns.',
    },
  ],
  models: [
    {
      id: 'edbeeching/decision-transformer-gym-hopper-expert',
      description: 'Learns from recorded play instead of trial and error.',
    },
    {
      id: 'HumanCompatibleAI/ppo-seals-CartPole-v0',
      description: 'A small agent that balances a pole, good for a first look.',
    },
  ],
  datasets: [
    {
      id: 'edbeeching/decision_transformer_gym_replay',
      description: 'Recorded episodes of simulated robots, for learning offline.',
    },
  ],
  spaces: [
    { id: 'ThomasSimonini/Huggy', description: 'A dog you train to fetch a stick.' },
    { id: 'ThomasSimonini/SnowballFight', description: 'Play against an agent that learnt by playing.' },
  ],
  widgetModels: [],
  youtubeId: 'q0BiUn5LiBc',
  related: ['robotics', 'tabular-classification', 'time-series-forecasting'],
});
