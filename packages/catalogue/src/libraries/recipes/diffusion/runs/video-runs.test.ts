import { describe, expect, it } from 'vitest';
import { huggingFace } from '../../../../platform.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { diffusionRun } from './run.ts';

const context = {
  platform: huggingFace,
  versions: {},
  revision: undefined,
  quantization: undefined,
  file: undefined,
};
const codeOf = (model: ModelRecord, target = model.id) =>
  diffusionRun('video', model, context, target).code.text;

describe('the frame rate of a video', () => {
  it.each([
    ['Lightricks/LTX-Video', 24],
    ['Wan-AI/Wan2.2-TI2V-5B-Diffusers', 24],
    ['hunyuanvideo-community/HunyuanVideo', 24],
    ['Skywork/SkyReels-V2-T2V-14B-540P-Diffusers', 24],
    ['genmo/mochi-1-preview', 30],
    ['zai-org/CogVideoX-5b', 8],
    ['Wan-AI/Wan2.1-T2V-14B-Diffusers', 16],
    ['rhymes-ai/Allegro', 15],
  ])('of %s is %d', (id, rate) => {
    expect(codeOf({ id })).toContain(`export_to_video(frames, "output.mp4", fps=${rate})`);
  });

  it('is left to the default for other pipelines', () => {
    expect(codeOf({ id: 'ada/swan-clips' })).toContain('export_to_video(frames, "output.mp4")');
  });

  it('is known by the class, if the pipeline is that of the record', () => {
    const model = { id: 'ada/tide', tags: ['diffusers:WanPipeline'] };
    expect(codeOf(model)).toContain('fps=16');
    expect(codeOf(model, 'ada/base')).not.toContain('fps');
  });
});

it.each(['Lightricks/LTX-2', 'Lightricks/LTX-2.5-Diffusers'])('the sound of %s is in the file', (id) => {
  const { code, needs } = diffusionRun('image-to-video', { id }, context, id);
  expect(code.text).toContain('audio=result.audio[0].float().cpu()');
  expect(needs).toMatchObject([{ name: 'av' }]);
});
