import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Keypoint Detection',
  modality: 'cv',
  synonyms: [
    'pose estimation',
    'human pose',
    'body pose',
    'hand tracking',
    'landmark detection',
    'facial landmarks',
    'face landmarks',
    'skeleton tracking',
    'keypoints',
    'feature matching',
    'image matching',
  ],
  summary:
    'Keypoint detection finds meaningful points in a picture: the joints of a body, the corners of an eye, or spots that can be found again in another view.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'Two people in shorts run along a gravel path through a sunny park with round trees and a bench.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-skeletons.avif',
        alt: 'The two runners with their skeletons drawn over them: amber lines on their left side, blue lines on their right side, a dot on every joint.',
        label: 'Keypoints',
      },
    ],
  },
  metrics: [
    {
      id: 'OKS',
      description:
        'Object keypoint similarity: how near the points are, forgiving more for large bodies and vague joints.',
    },
    { id: 'PCK', description: 'The share of points within a given distance of the truth.' },
    {
      id: 'Repeatability',
      description: 'For matching: how often the same spot is found again in another view.',
    },
  ],
  models: [
    {
      id: 'magic-leap-community/superpoint',
      description: 'Finds and describes stable spots in one fast pass.',
    },
    { id: 'magic-leap-community/superglue_outdoor', description: 'Matches spots between two outdoor views.' },
    { id: 'qualcomm/RTMPose-Body2d', description: 'Body pose in real time on phones.' },
    { id: 'ETH-CVG/lightglue_disk', description: 'Matches quickly and stops early when the pair is easy.' },
  ],
  datasets: [
    { id: 'Vincent-luo/hagrid-mediapipe-hands', description: 'Hands in many gestures, with their points.' },
  ],
  spaces: [
    {
      id: 'datasciencedojo/Hand-Keypoint-Detection-Realtime',
      description: 'Marks the joints of your hand in the browser.',
    },
    { id: 'ETH-CVG/LightGlue', description: 'Matches two pictures of the same place.' },
  ],
  widgetModels: [],
  subtasks: [{ type: 'pose-estimation', name: 'Pose Estimation' }],
  hideInDatasets: true,
  related: ['object-detection', 'mask-generation', 'depth-estimation'],
});
