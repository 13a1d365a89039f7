/** @module Places name tags so that they hide neither another tag nor a small object. */
import type { Size } from '../gl/march.ts';
import type { Box } from './regions.ts';

export const TAG_HEIGHT = 32;
const GAP = 3;
const MARGIN = 4;

/** A box to label, and the width of its tag. */
export interface Tagged {
  readonly box: Box;
  readonly tagWidth: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.xmax, b.xmax) - Math.max(a.xmin, b.xmin)) *
  Math.max(0, Math.min(a.ymax, b.ymax) - Math.max(a.ymin, b.ymin));

const areaOf = (box: Box): number => (box.xmax - box.xmin) * (box.ymax - box.ymin);

/** Candidates: above the box first, inside it last. */
function placesAround({ box, tagWidth }: Tagged): readonly Place[] {
  const above = box.ymin - TAG_HEIGHT - GAP;
  const below = box.ymax + GAP;
  const middle = (box.ymin + box.ymax - TAG_HEIGHT) / 2;
  return [
    { left: box.xmin, top: above },
    { left: box.xmax - tagWidth, top: above },
    { left: box.xmin, top: below },
    { left: box.xmax + GAP, top: middle },
    { left: box.xmin - tagWidth - GAP, top: middle },
    { left: box.xmax - tagWidth, top: below },
    { left: box.xmin + MARGIN, top: box.ymin + MARGIN },
  ];
}

/** Tags of small boxes are placed first: they have fewer positions nearby. */
export function placeTags<T extends Tagged>(things: readonly T[], picture: Size): readonly (T & Place)[] {
  const taken: Box[] = [];
  const cost = (tag: Box, own: Box): number => {
    const outside =
      tag.xmin < MARGIN ||
      tag.ymin < MARGIN ||
      tag.xmax > picture.width - MARGIN ||
      tag.ymax > picture.height - MARGIN;
    const onTags = taken.reduce((sum, other) => sum + shared(tag, other), 0);
    // By the hidden share: a tag may cover part of a house but not a bird.
    const onThings = things.reduce(
      (sum, { box }) => sum + (box === own ? 0 : shared(tag, box) / areaOf(box)),
      0,
    );
    return (outside ? 10 : 0) + onTags + onThings;
  };
  return things
    .toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
    .map((thing) => {
      const tried = placesAround(thing).map(({ left, top }) => {
        const tag = { xmin: left, ymin: top, xmax: left + thing.tagWidth, ymax: top + TAG_HEIGHT };
        return { left, top, tag, cost: cost(tag, thing.box) };
      });
      const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
      taken.push(best.tag);
      return Object.assign({ left: best.left, top: best.top }, thing);
    });
}
