/** @module Tests that name tags overlap neither each other nor small objects. */
import { expect, test } from 'vitest';
import { placeTags, TAG_HEIGHT, type Tagged } from './tags.ts';

const picture = { width: 960, height: 640 };
const at = (xmin: number, ymin: number, xmax: number, ymax: number, tagWidth = 120): Tagged => ({
  box: { xmin, ymin, xmax, ymax },
  tagWidth,
});
const overlap = (a: number, b: number, c: number, d: number): boolean => a < d && c < b;

test('a tag is above its box by default', () => {
  expect(placeTags([at(300, 200, 500, 400)], picture)).toMatchObject([
    { left: 300, top: 200 - TAG_HEIGHT - 3 },
  ]);
});

test('the tags of adjacent boxes do not overlap', () => {
  const placed = placeTags([at(291, 282, 393, 561), at(369, 287, 401, 387), at(416, 449, 487, 573)], picture);
  for (const one of placed) {
    for (const other of placed.filter((tag) => tag !== one)) {
      const meet =
        overlap(one.left, one.left + one.tagWidth, other.left, other.left + other.tagWidth) &&
        overlap(one.top, one.top + TAG_HEIGHT, other.top, other.top + TAG_HEIGHT);
      expect(meet).toBe(false);
    }
  }
});

test('no tag covers a small object above a large one', () => {
  const bird = at(570, 131, 601, 150);
  const boat = placeTags([at(542, 160, 756, 438), bird], picture).find(({ box }) => box !== bird.box);
  const { left = 0, top = 0 } = boat ?? {};
  const meets =
    overlap(left, left + 120, bird.box.xmin, bird.box.xmax) &&
    overlap(top, top + TAG_HEIGHT, bird.box.ymin, bird.box.ymax);
  expect(meets).toBe(false);
});

test('a tag stays inside the picture', () => {
  const [tag] = placeTags([at(0, 0, 960, 640)], picture);
  expect(tag?.top).toBeGreaterThan(0);
  expect(tag?.left).toBeGreaterThan(0);
});
