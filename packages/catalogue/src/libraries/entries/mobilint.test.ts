import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import mobilint from './mobilint.ts';

const siblings = [{ rfilename: 'aries/resnet50.mxq' }];
const answer = (record: object, revision?: string) =>
  generateSnippets(mobilint, { id: 'mobilint/ResNet50.tv1_in1k', ...record }, revision ? { revision } : {})
    .snippets[0];

describe('mobilint', () => {
  it('splits the name of the repository into network and weights', () => {
    expect(answer({})?.code.text).toContain('MBLT_Engine(model_cls="ResNet50", model_type="IMAGENET1K_V1")');
    expect(answer({ id: 'mobilint/YOLO11m' })?.code.text).toContain('MBLT_Engine(model_cls="YOLO11m")');
  });

  it('loads the compiled file of a revision, or warns that it cannot', () => {
    expect(answer({ siblings }, 'v1')?.code.text).toContain('filename="aries/resnet50.mxq", revision="v1"');
    expect(answer({}, 'v1')?.warnings?.map(({ code }) => code)).toContain('unpinned');
  });
});
