/** @module The robot arm: its camera image, and its actions. */
import { CLIP, film, shoot, STILL, type Fact, type Recipe } from '../picture.ts';
import { momentAt, plan, robot, robotView, solve } from '../scenes/robot.ts';

const look = { contrast: 0.3 };

/** Joint angles at the end of every step, from the same solution that is rendered. */
function actions(): readonly Fact[] {
  let passed = 0;
  return plan.map(({ name, share, to }) => {
    passed += share;
    const { angles } = solve(to.tip);
    return {
      step: name,
      until: Math.round(passed * 100) / 100,
      degrees: { ...angles },
      gripperOpeningMillimetres: Math.round(to.opening * 2000),
    };
  });
}

const robotics: Recipe = (studio) => {
  const frames = film('robot', studio, robot, 30, (share) => robotView(CLIP, momentAt(share)), { look });
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Camera picture',
      alt: 'A white robot arm with orange joints stands on a workbench between a blue block on a marked square, a red block and a yellow block.',
      frames: [shoot('robot, start', studio, robot, robotView(STILL, momentAt(0)), look).canvas],
      facts: { instruction: 'Put the red block on the blue block.' },
    },
    {
      name: 'output-clip',
      role: 'output',
      label: 'Movement',
      alt: 'A short clip: the arm reaches down to the red block, grips and lifts it, swings over to the blue block, sets it down on top and withdraws.',
      frames,
      seconds: 4.5,
      facts: {
        actions: actions(),
        note: 'Angles solve the kinematics of the arm that is drawn; base 0 points at the camera, shoulder 0 is upright.',
      },
    },
  ];
};

export const robotRecipes: Record<string, Recipe> = { robotics };
