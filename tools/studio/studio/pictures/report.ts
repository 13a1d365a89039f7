/** @module Four pages of a fictional annual report, and the page that answers a question. */
import { accents, blank, copyOf, ink, roundedRect, SANS, type Canvas } from '../draw/canvas.ts';
import { rampCss } from '../draw/colormap.ts';
import { harbourMark, newSheet, paper, rule, type Sheet } from '../draw/sheet.ts';
import { ferryPassengers } from '../models/forecast.ts';
import { heatOf, keywords, scoreOf } from '../models/matching.ts';
import { randomOf } from '../models/random.ts';
import type { Recipe } from '../picture.ts';

const [WIDTH, HEIGHT] = [720, 960];
const [LEFT, RIGHT] = [64, WIDTH - 64];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const passengers = ferryPassengers(72).slice(60);
const thousands = (value: number): string => value.toLocaleString('en-GB');

function newPage(number: number, title: string): Sheet {
  const sheet = newSheet(WIDTH, HEIGHT);
  sheet.write('Saltmere Harbour · Report 2025', LEFT, 64, { size: 16, color: paper.soft });
  sheet.write(title, LEFT, 128, { size: 34, weight: 680 });
  rule(sheet.pen, LEFT, RIGHT, 154, paper.accent, 3);
  sheet.write(`Page ${number}`, RIGHT, HEIGHT - 46, { size: 16, color: paper.soft, align: 'right' });
  return sheet;
}

const body = { size: 19, color: paper.ink } as const;

function welcome(): Sheet {
  const sheet = newPage(1, 'A calm year');
  harbourMark(sheet.pen, LEFT, 196, 120);
  let y = sheet.paragraph(
    'The breakwater held, the swing bridge opened on time and the old fish hall has a new roof. This report tells in four pages how the harbour was used and what we spent.',
    LEFT,
    380,
    RIGHT - LEFT,
    body,
  );
  y = sheet.paragraph(
    'Thirty people work here all year round. In the season twelve more help at the berths, at the fuel pontoon and in the workshop.',
    LEFT,
    y + 24,
    RIGHT - LEFT,
    body,
  );
  sheet.paragraph(
    'We thank the lifeboat crew, the sailing school and everyone who picked up a broom after the autumn gales.',
    LEFT,
    y + 24,
    RIGHT - LEFT,
    body,
  );
  return sheet;
}

function berths(): Sheet {
  const sheet = newPage(2, 'Berths');
  const y = sheet.paragraph(
    'Of our 180 berths, most were taken from spring to autumn. Visitors stayed three nights on average.',
    LEFT,
    204,
    RIGHT - LEFT,
    body,
  );
  const random = randomOf(3);
  const [bottom, high] = [820, 420];
  months.forEach((month, i) => {
    const share = 0.35 + 0.55 * Math.exp(-(((i - 6.3) / 2.6) ** 2)) + 0.04 * random.next();
    const x = LEFT + i * 49.5;
    sheet.pen.fillStyle = share > 0.8 ? paper.accent : '#8fb9b8';
    roundedRect(sheet.pen, x, bottom - share * high, 36, share * high, 5);
    sheet.pen.fill();
    sheet.write(month.slice(0, 1), x + 11, bottom + 28, { size: 17, color: paper.soft });
  });
  sheet.write('Occupied berths in per cent', LEFT, y + 40, { size: 17, weight: 600, color: paper.soft });
  return sheet;
}

function ferry(): Sheet {
  const sheet = newPage(3, 'Ferry passengers');
  const y =
    sheet.paragraph(
      'The island ferry runs every day. Most passengers came in high summer.',
      LEFT,
      204,
      RIGHT - LEFT,
      body,
    ) + 24;
  sheet.write('Month', LEFT, y, { size: 17, weight: 650, color: paper.accent });
  sheet.write('Passengers', RIGHT, y, { size: 17, weight: 650, color: paper.accent, align: 'right' });
  months.forEach((month, i) => {
    const row = y + 46 + i * 45;
    sheet.write(month, LEFT, row, body);
    sheet.write(thousands(passengers[i] ?? 0), RIGHT, row, { ...body, align: 'right' });
    rule(sheet.pen, LEFT, RIGHT, row + 16);
  });
  return sheet;
}

function safety(): Sheet {
  const sheet = newPage(4, 'Safety and works');
  let y = sheet.paragraph(
    'The lifeboat went out nineteen times, mostly for engines that would not start. Nobody was badly hurt.',
    LEFT,
    204,
    RIGHT - LEFT,
    body,
  );
  y = sheet.paragraph(
    'A storm in July tore two mooring chains; both were replaced within a week. Divers inspected the lock gates in October.',
    LEFT,
    y + 24,
    RIGHT - LEFT,
    body,
  );
  sheet.write('Money spent', LEFT, y + 60, { size: 22, weight: 650 });
  [
    ['Dredging', '£212,000'],
    ['Roof of the fish hall', '£148,500'],
    ['Mooring chains', '£31,200'],
    ['Lamps on the quay', '£18,900'],
  ].forEach(([what = '', cost = ''], i) => {
    const row = y + 108 + i * 48;
    sheet.write(what, LEFT, row, body);
    sheet.write(cost, RIGHT, row, { ...body, align: 'right' });
    rule(sheet.pen, LEFT, RIGHT, row + 18);
  });
  return sheet;
}

/** The pages side by side on a dark background. */
function spread(pages: readonly Sheet[]): Canvas {
  const [wide, high, gap] = [218, 291, 16];
  const { canvas, pen } = blank(960, high + 2 * 22, ink.page);
  pages.forEach((page, i) => {
    const x = gap + i * (wide + gap) + 5;
    pen.save();
    pen.shadowColor = 'rgb(0 0 0 / 0.5)';
    pen.shadowBlur = 16;
    pen.shadowOffsetY = 5;
    pen.fillStyle = paper.page;
    roundedRect(pen, x, 22, wide, high, 5);
    pen.fill();
    pen.restore();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(page.canvas, x, 22, wide, high);
  });
  return canvas;
}

function withHeat(sheet: Sheet, heat: readonly number[], score: number): Canvas {
  const { canvas, pen } = copyOf(sheet.canvas);
  const glow = blank(WIDTH, HEIGHT);
  glow.pen.filter = 'blur(7px)';
  sheet.words.forEach(({ box }, i) => {
    const value = heat[i] ?? 0;
    if (value < 0.18) return;
    glow.pen.globalAlpha = Math.min(0.85, value);
    glow.pen.fillStyle = rampCss(0.35 + 0.55 * value);
    roundedRect(glow.pen, box.xmin - 9, box.ymin - 6, box.xmax - box.xmin + 18, box.ymax - box.ymin + 12, 9);
    glow.pen.fill();
  });
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(glow.canvas, 0, 0);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = ink.page;
  roundedRect(pen, RIGHT - 132, 40, 132, 40, 10);
  pen.fill();
  pen.font = `600 20px ${SANS}`;
  pen.fillStyle = accents.amber;
  pen.textBaseline = 'middle';
  pen.fillText(`score ${score.toFixed(2)}`, RIGHT - 118, 61);
  return canvas;
}

const question = 'How many ferry passengers were there in July?';

const visualDocumentRetrieval: Recipe = () => {
  const pages = [welcome(), berths(), ferry(), safety()];
  const scores = pages.map(({ words }) => scoreOf(question, words));
  const best = scores.indexOf(Math.max(...scores));
  const page = pages[best];
  if (!page) throw new Error('No page');
  const names = ['A calm year', 'Berths', 'Ferry passengers', 'Safety and works'];
  return [
    {
      name: 'input-pages',
      role: 'input',
      label: 'Pages',
      alt: 'Four pages of a harbour report side by side: a welcome, a bar chart of occupied berths, a table of ferry passengers by month, and a page on safety and spending.',
      frames: [spread(pages)],
      facts: { pages: names, query: question },
    },
    {
      name: 'output-heat',
      role: 'output',
      label: `Best match: page ${best + 1}`,
      alt: `Page ${best + 1} of the report, ${names[best] ?? ''}, with a warm glow over the words that match the question: ferry, passengers, July.`,
      frames: [withHeat(page, heatOf(question, page.words), scores[best] ?? 0)],
      facts: {
        method:
          'late interaction over letter trigrams: the mean of each question word’s best match on the page',
        words: keywords(question),
        scores: scores.map((score, i) => ({
          page: i + 1,
          title: names[i] ?? '',
          score: Math.round(score * 1000) / 1000,
        })),
        answerOnPage: thousands(passengers[6] ?? 0),
      },
    },
  ];
};

export const reportRecipes: Record<string, Recipe> = { 'visual-document-retrieval': visualDocumentRetrieval };
