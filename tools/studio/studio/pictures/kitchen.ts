/** @module The breakfast table seen from four sides. */
import { copyOf, scaled, type Accent, type Canvas } from '../draw/canvas.ts';
import { withBoxes } from '../draw/labels.ts';
import { depthMap, pencil } from '../draw/maps.ts';
import { heartOf, illustrativeScore, regionOf, tinted } from '../draw/regions.ts';
import type { Frame } from '../gl/march.ts';
import { shoot, type Picture, type Recipe, type Shot, type Studio } from '../picture.ts';
import { kitchen, kitchenObjects, kitchenView, type KitchenCamera } from '../scenes/kitchen.ts';

const photo = (studio: Studio, camera: KitchenCamera): Shot =>
  shoot(`kitchen, ${camera}`, studio, kitchen, kitchenView(camera), { contrast: 0.25, exposure: 0.66 });

const numberOf = (name: (typeof kitchenObjects)[number]): number => kitchenObjects.indexOf(name);

const tableAlt =
  'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.';

const tableFromTheLeftAlt =
  'A breakfast table seen from the left: a blue-green teapot and an orange mug in front, behind them a bowl of lemons on a striped cloth, a cutting board with half a lemon and a knife, and a plant in a clay pot.';

const asked: readonly { readonly label: (typeof kitchenObjects)[number]; readonly color: Accent }[] = [
  { label: 'teapot', color: 'teal' },
  { label: 'potted plant', color: 'lime' },
  { label: 'half a lemon', color: 'amber' },
  { label: 'knife', color: 'violet' },
];

const zeroShotObjectDetection: Recipe = (studio) => {
  const { frame, canvas } = photo(studio, 'front');
  const found = asked.map(({ label, color }) => {
    const region = regionOf(frame, numberOf(label), label);
    return { ...region, color, score: Math.round((illustrativeScore(region, frame) - 0.21) * 100) / 100 };
  });
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: tableAlt, frames: [canvas] },
    {
      name: 'output-boxes',
      role: 'output',
      label: 'Detected objects',
      alt: 'The table with a labelled box around the teapot, the potted plant, the half lemon and the knife, and around nothing else.',
      frames: [
        withBoxes(
          canvas,
          found.map(({ box, label, score, color }) => ({
            box,
            color,
            text: `${label} ${score.toFixed(2)}`,
          })),
        ),
      ],
      facts: {
        note: 'Boxes are exact, in pixels of the picture; the scores are illustrative.',
        classes: asked.map(({ label }) => label),
        objects: found.map(({ label, score, box }) => ({ label, score, box: { ...box } })),
      },
    },
  ];
};

/** The clicked point, as a white cross in a ring. */
function withPoint(picture: Canvas, x: number, y: number): Canvas {
  const { canvas, pen } = copyOf(picture);
  for (const [width, color] of [
    [9, 'rgba(10, 14, 20, 0.55)'],
    [4, '#ffffff'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = color;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.arc(x, y, 15, 0, 2 * Math.PI);
    pen.moveTo(x - 6, y);
    pen.lineTo(x + 6, y);
    pen.moveTo(x, y - 6);
    pen.lineTo(x, y + 6);
    pen.stroke();
  }
  return canvas;
}

/** Every movable object gets its own mask. */
const liftable: readonly { readonly objects: readonly number[]; readonly color: Accent }[] = [
  { objects: [3], color: 'sky' },
  { objects: [4], color: 'violet' },
  ...[5, 6, 7, 8, 9].map((object, i) => ({
    objects: [object],
    color: (['coral', 'lime', 'pink', 'teal', 'amber'] as const)[i] ?? 'amber',
  })),
  { objects: [10], color: 'pink' },
  { objects: [11], color: 'lime' },
  { objects: [12], color: 'coral' },
  { objects: [13], color: 'teal' },
  { objects: [14], color: 'sand' },
  { objects: [15], color: 'violet' },
];

const shareOf = (frame: Frame, object: number): number =>
  Math.round((1000 * frame.objects.filter((found) => found === object).length) / frame.objects.length) / 10;

const maskGeneration: Recipe = (studio) => {
  const { frame, canvas } = photo(studio, 'left');
  const teapot = numberOf('teapot');
  const point = heartOf(frame, (object) => object === teapot);
  const visible = liftable.filter(({ objects }) => objects.some((object) => frame.objects.includes(object)));
  const lemons = visible.filter(({ objects }) =>
    objects.some((object) => kitchenObjects[object] === 'lemon'),
  ).length;
  const everything = tinted(
    canvas,
    frame,
    visible.map(({ objects, color }) => ({ color, isMember: (object) => objects.includes(object) })),
    0.35,
  );
  const one = tinted(canvas, frame, [{ color: 'sky', isMember: (object) => object === teapot }], 0.45);
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: tableFromTheLeftAlt, frames: [canvas] },
    {
      name: 'output-point',
      role: 'output',
      label: 'Mask for one point',
      alt: 'The teapot alone is covered by a blue mask with a bright outline; a white cross on it marks the point that was clicked.',
      frames: [withPoint(one, point.x, point.y)],
      facts: {
        point: [Math.round(point.x), Math.round(point.y)],
        object: 'teapot',
        share: shareOf(frame, teapot),
      },
    },
    {
      name: 'output-everything',
      role: 'output',
      label: 'Masks for everything',
      alt: `Every object on the table has a mask of its own colour, each of the ${lemons} lemons in view too; the table and the wall are dimmed.`,
      frames: [everything],
      facts: {
        masks: visible.length,
        lemonsInView: lemons,
        note: 'The masks are exact; the share is per cent of the picture.',
      },
    },
  ];
};

const bowlAlt =
  'A white bowl with blue stripes on a striped cloth, seen from above; in it lie five lemons. Beside it stand a blue-green teapot and a potted plant, and in front lies half a lemon on a board.';

const bowlPicture = (studio: Studio, facts: NonNullable<Picture['facts']>): readonly Picture[] => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: bowlAlt,
    frames: [photo(studio, 'bowl').canvas],
    facts,
  },
];

const visualQuestionAnswering: Recipe = (studio) =>
  bowlPicture(studio, { lemonsInTheBowl: 5, bowl: 'white with blue stripes' });

const imageClassification: Recipe = (studio) => bowlPicture(studio, { shows: 'lemons in a bowl' });

const imageTextToText: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: 'A breakfast table seen from the right: a halved lemon and a knife on a cutting board in front, behind them a bowl of lemons on a striped cloth, a blue-green teapot, an orange mug of tea and a plant in a clay pot.',
    frames: [photo(studio, 'right').canvas],
    facts: {
      onTheTable: [
        'teapot',
        'mug of tea',
        'bowl of lemons',
        'potted plant',
        'halved lemon',
        'cutting board',
        'knife',
        'striped cloth',
      ],
    },
  },
];

const imageToImage: Recipe = (studio) => {
  const table = photo(studio, 'front');
  const bowl = photo(studio, 'bowl').canvas;
  return [
    {
      name: 'input-drawing',
      role: 'input',
      label: 'Drawing',
      alt: 'A pencil drawing of the breakfast table: only the outlines of teapot, mug, bowl, lemons, plant, board and knife.',
      frames: [pencil(table.frame)],
    },
    {
      name: 'output-painted',
      role: 'output',
      label: 'Painted from the drawing',
      alt: tableAlt,
      frames: [table.canvas],
    },
    {
      name: 'input-small',
      role: 'input',
      label: 'Small picture',
      alt: 'The bowl of lemons in only 160 by 107 pixels; edges are soft and the stripes of the bowl run together.',
      frames: [scaled(scaled(scaled(bowl, 480, 320), 160, 107), 960, 640)],
      facts: { pixels: [160, 107], shownAt: [960, 640] },
    },
    {
      name: 'output-sharp',
      role: 'output',
      label: 'Six times as wide',
      alt: 'The same picture in 960 by 640 pixels: the grain of the table, the weave of the cloth and the stripes of the bowl can be seen.',
      frames: [bowl],
      facts: { pixels: [960, 640], factor: 6 },
    },
  ];
};

const depthEstimation: Recipe = (studio) => {
  const { frame, canvas } = photo(studio, 'left');
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: tableFromTheLeftAlt, frames: [canvas] },
    {
      name: 'output-depth',
      role: 'output',
      label: 'Depth map',
      alt: 'The depth map of the picture: the edge of the table and the mug in front are bright, the bowl and the board darker, the plant and the wall behind them darkest.',
      frames: [depthMap(frame, 0)],
      facts: { note: 'Bright is near. Distances are exact, along the line of sight.' },
    },
  ];
};

export const kitchenRecipes: Record<string, Recipe> = {
  'depth-estimation': depthEstimation,
  'zero-shot-object-detection': zeroShotObjectDetection,
  'mask-generation': maskGeneration,
  'image-classification': imageClassification,
  'visual-question-answering': visualQuestionAnswering,
  'image-text-to-text': imageTextToText,
  'image-to-image': imageToImage,
};
