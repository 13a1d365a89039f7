import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Robotics',
  modality: 'rl',
  synonyms: [
    'robot',
    'robot learning',
    'robot policy',
    'vision language action',
    'vla',
    'imitation learning',
    'manipulation',
    'robot arm',
  ],
  summary: 'Robotics models turn what a robot sees and is asked to do into movements of its joints.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A white robot arm with orange joints stands on a workbench between a blue block on a marked square, a red block and a yellow block.',
        label: 'Camera picture',
      },
      { type: 'text', label: 'Instruction', content: 'Put the red block on the blue block.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-clip.avif',
        still: 'output-clip-still.avif',
        alt: 'A short clip: the arm reaches down to the red block, grips and lifts it, swings over to the blue block, sets it down on top and withdraws.',
        label: 'Movement',
      },
    ],
  },
  metrics: [
    {
      id: 'Success rate',
      description: 'The share of attempts in which the task was done, over many starts.',
    },
    { id: 'Completion time', description: 'How long a successful attempt took.' },
  ],
  models: [
    {
      id: 'lerobot/smolvla_base',
      description: 'A small vision-language-action model to fine-tune on your own robot.',
    },
    { id: 'lerobot/pi0', description: 'A generalist policy from many robots and tasks.' },
    {
      id: 'lerobot/act_aloha_sim_transfer_cube_human',
      description: 'Learnt from demonstrations to hand over a cube in simulation.',
    },
  ],
  datasets: [
    {
      id: 'lerobot/pusht',
      description: 'A simple pushing task with demonstrations, small enough to start with.',
    },
    {
      id: 'lerobot/aloha_sim_transfer_cube_human',
      description: 'Two-armed demonstrations of handing over a cube.',
    },
  ],
  spaces: [{ id: 'lerobot/visualize_dataset', description: 'Plays back recorded episodes of robots.' }],
  widgetModels: [],
  subtasks: [
    { type: 'grasping', name: 'Grasping' },
    { type: 'task-planning', name: 'Task Planning' },
  ],
  related: ['reinforcement-learning', 'depth-estimation', 'video-classification'],
});
