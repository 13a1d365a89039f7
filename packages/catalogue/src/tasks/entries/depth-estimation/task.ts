import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Depth Estimation',
  modality: 'cv',
  synonyms: [
    'depth map',
    'monocular depth',
    'depth prediction',
    'distance from a photo',
    'depth from image',
    'rgb to depth',
  ],
  summary:
    'Depth estimation looks at an ordinary picture and tells, for every pixel, how far away the surface behind it is.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table seen from the left: a blue-green teapot and an orange mug in front, behind them a bowl of lemons on a striped cloth, a cutting board with half a lemon and a knife, and a plant in a clay pot.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-depth.avif',
        alt: 'The depth map of the picture: the edge of the table and the mug in front are bright, the bowl and the board darker, the plant and the wall behind them darkest.',
        label: 'Depth map',
      },
    ],
  },
  metrics: [
    {
      id: 'AbsRel',
      description:
        'The mean error as a share of the true distance, so that a metre counts more when it is near.',
    },
    {
      id: 'RMSE',
      description: 'The root of the mean squared error in metres; a few gross mistakes weigh heavily.',
    },
    { id: 'δ1', description: 'The share of pixels whose estimate is within a quarter of the true distance.' },
  ],
  models: [
    {
      id: 'depth-anything/Depth-Anything-V2-Large',
      description: 'Sharp relative depth on almost any photograph; smaller versions exist.',
    },
    {
      id: 'jingheya/lotus-depth-g-v1-0',
      description: 'A diffusion model turned into a one-step depth estimator with fine edges.',
    },
    {
      id: 'tencent/DepthCrafter',
      description: 'Depth for whole videos that does not flicker from frame to frame.',
    },
    {
      id: 'apple/DepthPro-hf',
      description: 'Distances in metres without knowing the camera, with crisp outlines.',
    },
  ],
  datasets: [
    {
      id: 'sayakpaul/nyu_depth_v2',
      description: 'Indoor scenes with depth from a sensor, a classic for training and testing.',
    },
    {
      id: 'depth-anything/DA-2K',
      description: 'Pairs of points in varied photographs, marked by which one is nearer.',
    },
  ],
  spaces: [
    {
      id: 'radames/dpt-depth-estimation-3d-voxels',
      description: 'Turns a picture into blocks one can walk around.',
    },
    { id: 'akhaliq/depth-pro', description: 'Runs a metric depth model on a picture of yours.' },
    { id: 'tencent/DepthCrafter', description: 'Shows steady depth for a short video.' },
    { id: 'facebook/sapiens-depth', description: 'Depth of people in studio-like pictures.' },
  ],
  widgetModels: [],
  related: ['image-segmentation', 'image-to-3d', 'keypoint-detection'],
});
