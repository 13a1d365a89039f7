import { expect, it } from 'vitest';
import { imageNeeds } from './image.ts';

it.each([
  ['dinov3_vit', ['pillow', 'torchvision']],
  ['pp_doclayout_v3', ['pillow', 'torchvision']],
  ['sam', ['pillow']],
  ['vit', ['pillow']],
])('installs what the image processor of %s is made with', (type, packages) => {
  const needs = imageNeeds({ id: 'ada/model', config: { model_type: type } });
  expect(needs.map((need) => 'name' in need && need.name)).toEqual(packages);
});
