/** @module Charts of small models: a forecast, a fitted line, a decision boundary. */
import { accents } from '../draw/canvas.ts';
import { drawDot, drawLegend, startPlot, tracePath, type Plot } from '../draw/plot.ts';
import { ferryPassengers, forecast } from '../models/forecast.ts';
import { boats, fitBorder, fitLine, fruit } from '../models/regression.ts';
import type { Recipe } from '../picture.ts';

const [WIDTH, HEIGHT] = [960, 540];
const FIRST_YEAR = 2020;
const KNOWN = 60;
const AHEAD = 12;

function timePlot(): Plot {
  const years = [0, 1, 2, 3, 4, 5].map((year) => ({ at: year * 12 + 5.5, text: String(FIRST_YEAR + year) }));
  const ticks = [0, 5000, 10000, 15000, 20000].map((at) => ({ at, text: at === 0 ? '0' : `${at / 1000}k` }));
  return startPlot(
    WIDTH,
    HEIGHT,
    { from: 0, to: KNOWN + AHEAD - 1, ticks: years, title: 'Month' },
    { from: 0, to: 21500, ticks, title: 'Ferry passengers' },
  );
}

function drawHistory(plot: Plot, series: readonly number[]): void {
  const points = series.map((value, month) => [plot.x(month), plot.y(value)] as const);
  plot.pen.lineWidth = 3.5;
  plot.pen.lineJoin = 'round';
  plot.pen.strokeStyle = accents.sky;
  tracePath(plot.pen, points);
  plot.pen.stroke();
}

const timeSeriesForecasting: Recipe = () => {
  const all = ferryPassengers(KNOWN + AHEAD);
  const known = all.slice(0, KNOWN);
  const future = all.slice(KNOWN);
  const { median, low, high } = forecast(known, AHEAD);
  const input = timePlot();
  drawHistory(input, known);
  drawLegend(input, [{ text: 'history', color: accents.sky, shape: 'line' }]);

  const output = timePlot();
  const { pen, x, y } = output;
  const at = (month: number, value: number) => [x(KNOWN + month), y(value)] as const;
  tracePath(pen, [
    ...high.map((value, i) => at(i, value)),
    ...low.map((value, i) => at(i, value)).toReversed(),
  ]);
  pen.fillStyle = 'rgb(255 176 32 / 0.24)';
  pen.fill();
  drawHistory(output, known);
  pen.strokeStyle = accents.amber;
  tracePath(pen, [[x(KNOWN - 1), y(known.at(-1) ?? 0)], ...median.map((value, i) => at(i, value))]);
  pen.stroke();
  future.forEach((value, i) => drawDot(pen, ...at(i, value), 6.5, accents.teal));
  drawLegend(output, [
    { text: 'history', color: accents.sky, shape: 'line' },
    { text: 'forecast', color: accents.amber, shape: 'line' },
    { text: '80 % interval', color: 'rgb(255 176 32 / 0.4)', shape: 'area' },
    { text: 'what came', color: accents.teal, shape: 'dot' },
  ]);
  const inside = future.filter((value, i) => value >= (low[i] ?? 0) && value <= (high[i] ?? 0)).length;
  const error = future.reduce((sum, value, i) => sum + Math.abs((median[i] ?? 0) / value - 1), 0) / AHEAD;
  return [
    {
      name: 'input-history',
      role: 'input',
      label: 'Five years of months',
      alt: 'A line chart of the passengers of a made-up ferry in sixty months: a peak every summer, a low every winter, and slow growth.',
      frames: [input.canvas],
      facts: { months: KNOWN, first: `${FIRST_YEAR}-01`, values: known },
    },
    {
      name: 'output-forecast',
      role: 'output',
      label: 'The next twelve months',
      alt: `The same line chart continued by a forecast of twelve months with a shaded interval; dots show what came, ${inside} of 12 inside the interval.`,
      frames: [output.canvas],
      facts: {
        method: 'exponential smoothing with trend and yearly season; interval from 400 simulated futures',
        forecast: median,
        low80: low,
        high80: high,
        whatCame: future,
        meanAbsolutePercentageError: Math.round(error * 1000) / 10,
        insideInterval: inside,
      },
    },
  ];
};

const round = (value: number, places: number): number => Number(value.toFixed(places));

const tabularRegression: Recipe = () => {
  const points = boats();
  const line = fitLine(points);
  const predict = (length: number): number => line.intercept + line.slope * length;
  const plot = startPlot(
    WIDTH,
    HEIGHT,
    {
      from: 5,
      to: 16,
      ticks: [6, 8, 10, 12, 14, 16].map((at) => ({ at, text: String(at) })),
      title: 'Length of the boat (m)',
    },
    {
      from: 0,
      to: 40,
      ticks: [0, 10, 20, 30, 40].map((at) => ({ at, text: String(at) })),
      title: 'Fuel (litres an hour)',
    },
  );
  const { pen, x, y } = plot;
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgb(255 111 97 / 0.55)';
  for (const p of points) {
    tracePath(pen, [
      [x(p.x), y(p.y)],
      [x(p.x), y(predict(p.x))],
    ]);
    pen.stroke();
  }
  pen.lineWidth = 4;
  pen.strokeStyle = accents.amber;
  tracePath(pen, [
    [x(5.2), y(predict(5.2))],
    [x(15.8), y(predict(15.8))],
  ]);
  pen.stroke();
  for (const p of points) drawDot(pen, x(p.x), y(p.y), 8, accents.sky);
  drawLegend(plot, [
    { text: 'boats', color: accents.sky, shape: 'dot' },
    { text: 'fitted line', color: accents.amber, shape: 'line' },
    { text: 'error', color: accents.coral, shape: 'line' },
  ]);
  return [
    {
      name: 'output-line',
      role: 'output',
      label: 'The fitted line',
      alt: 'A scatter chart of 34 made-up fishing boats: the longer the boat, the more fuel it uses. A straight line runs through the points, and a short red line shows how far each point is from it.',
      frames: [plot.canvas],
      facts: {
        rows: points.map((p) => ({ lengthMetres: p.x, litresPerHour: p.y })),
        slope: round(line.slope, 3),
        intercept: round(line.intercept, 3),
        r2: round(line.r2, 3),
        predictions: [6.5, 8, 11.2, 14.5].map((length) => ({
          lengthMetres: length,
          litresPerHour: round(predict(length), 1),
        })),
      },
    },
  ];
};

const ticks = (values: readonly number[]) => values.map((at) => ({ at, text: String(at) }));

const tabularClassification: Recipe = () => {
  const rows = fruit();
  const border = fitBorder(rows);
  const plot = startPlot(
    WIDTH,
    HEIGHT,
    { from: 42, to: 100, ticks: ticks([50, 60, 70, 80, 90, 100]), title: 'Length (mm)' },
    { from: 40, to: 140, ticks: ticks([40, 60, 80, 100, 120, 140]), title: 'Weight (g)' },
  );
  const { pen, x, y, area } = plot;
  const cell = 6;
  for (let px = area.left; px < area.right; px += cell) {
    for (let py = area.top; py < area.bottom; py += cell) {
      const length = 42 + ((px + cell / 2 - area.left) / (area.right - area.left)) * 58;
      const weight = 40 + ((area.bottom - py - cell / 2) / (area.bottom - area.top)) * 100;
      const lemon = border(length, weight);
      pen.fillStyle =
        lemon > 0.5
          ? `rgb(255 176 32 / ${0.34 * (2 * lemon - 1)})`
          : `rgb(165 216 78 / ${0.34 * (1 - 2 * lemon)})`;
      pen.fillRect(px, py, Math.min(cell, area.right - px), Math.min(cell, area.bottom - py));
    }
  }
  for (const row of rows) drawDot(pen, x(row.x), y(row.y), 8.5, row.lemon ? accents.amber : accents.lime);
  const wrong = rows.filter(({ x: length, y: weight, lemon }) => border(length, weight) > 0.5 !== lemon);
  pen.lineWidth = 3;
  pen.strokeStyle = accents.coral;
  for (const row of wrong) {
    pen.beginPath();
    pen.arc(x(row.x), y(row.y), 14, 0, 2 * Math.PI);
    pen.stroke();
  }
  drawLegend(plot, [
    { text: 'lemon', color: accents.amber, shape: 'dot' },
    { text: 'lime', color: accents.lime, shape: 'dot' },
    { text: 'on the wrong side', color: accents.coral, shape: 'dot' },
  ]);
  const classify = (length: number, weight: number) => {
    const lemon = border(length, weight);
    return {
      lengthMillimetres: length,
      weightGrams: weight,
      class: lemon > 0.5 ? 'lemon' : 'lime',
      probability: round(Math.max(lemon, 1 - lemon), 3),
    };
  };
  return [
    {
      name: 'output-border',
      role: 'output',
      label: 'The learned border',
      alt: `A scatter chart of 60 made-up fruits by length and weight. A soft border divides the small, light limes from the long, heavy lemons; ${wrong.length} fruits lie on the wrong side.`,
      frames: [plot.canvas],
      facts: {
        method: 'logistic regression',
        rows: rows.map((row) => ({
          lengthMillimetres: row.x,
          weightGrams: row.y,
          class: row.lemon ? 'lemon' : 'lime',
        })),
        accuracy: round(1 - wrong.length / rows.length, 3),
        predictions: [classify(84, 112), classify(55, 66), classify(70, 92), classify(62, 71)],
      },
    },
  ];
};

export const chartRecipes: Record<string, Recipe> = {
  'time-series-forecasting': timeSeriesForecasting,
  'tabular-regression': tabularRegression,
  'tabular-classification': tabularClassification,
};
