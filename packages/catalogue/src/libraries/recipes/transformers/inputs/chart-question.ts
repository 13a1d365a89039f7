/** @module Questions that models of charts were trained with. */
import type { ModelRecord } from '../../../../records/model.ts';

const questions: readonly (readonly [name: RegExp, question: string])[] = [
  [/\/deplot/i, 'Generate underlying data table of the figure below:'],
  [/\/matcha-chart2text/i, 'Please describe the chart.'],
];

export const chartQuestion = ({ id }: ModelRecord): string =>
  questions.find(([name]) => name.test(id))?.[1] ?? 'What is the highest value?';
