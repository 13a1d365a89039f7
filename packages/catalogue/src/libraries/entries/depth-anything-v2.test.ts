import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import depthAnything from './depth-anything-v2.ts';

const first = (name: string) => generateSnippets(depthAnything, { id: `depth-anything/${name}` }).snippets[0];

describe('Depth Anything V2', () => {
  it.each([
    ['Small', 'encoder="vits", features=64, out_channels=[48, 96, 192, 384]'],
    ['Base', 'encoder="vitb", features=128, out_channels=[96, 192, 384, 768]'],
    ['Large', 'encoder="vitl", features=256, out_channels=[256, 512, 1024, 1024]'],
  ])('builds the network of the size %s', (size, shape) => {
    expect(first(`Depth-Anything-V2-${size}`)?.code.text).toContain(`DepthAnythingV2(${shape})`);
  });

  it('uses a placeholder, with a warning, if the name has no size', () => {
    const snippet = first('Depth-of-Rooms');
    expect(snippet?.code.text).toContain('DepthAnythingV2(encoder="vitl"');
    expect(snippet?.warnings?.map(({ code }) => code)).toEqual(['placeholder']);
  });

  it('calls eval() on the model, not on the result of loading its weights', () => {
    expect(first('Depth-Anything-V2-Small')?.code.text).toContain('model.to(device).eval()');
  });

  it.each([
    ['depth-anything/Depth-Anything-V2-Small', {}, 'depth_anything_v2_vits.pth'],
    ['ada/Depth-Anything-V2-Small', {}, 'name.endswith((".pth", ".safetensors"))'],
    ['ada/Depth-Anything-V2-Small', { siblings: [{ rfilename: 'model.safetensors' }] }, 'load_file(weights)'],
    ['ada/Depth-Anything-V2-Small', { siblings: [{ rfilename: 'vits.pth' }] }, 'filename="vits.pth"'],
  ])('loads the weights of %s with %j', (id, record, code) => {
    expect(generateSnippets(depthAnything, { id, ...record }).snippets[0]?.code.text).toContain(code);
  });

  it('sets the maximum depth of a metric model', () => {
    const text = first('Depth-Anything-V2-Metric-VKITTI-Base')?.code.text;
    expect(text).toContain('max_depth=80');
    expect(text).toContain('depth_anything_v2_metric_vkitti_vitb.pth');
  });
});
