import { defineRule, pythonOf } from './rule.ts';

const wanted: Readonly<Record<string, string>> = {
  'image-classification': '.probs',
  'image-segmentation': '.masks',
  'keypoint-detection': '.keypoints',
};

export default defineRule({
  says: 'The result of a YOLO model is that of its task',
  judge(one) {
    const [block] = pythonOf(one, 'ultralytics');
    const result = wanted[one.model.pipeline_tag ?? ''];
    return block === undefined || result === undefined
      ? undefined
      : block.code.text.includes(result) || result;
  },
});
