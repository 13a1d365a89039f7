/** @module An invoice of a fictional harbour office, and the answer to a question on it. */
import { accents, copyOf, roundedRect } from '../draw/canvas.ts';
import type { Box } from '../draw/regions.ts';
import { harbourMark, newSheet, paper, rule, type Sheet, type Word } from '../draw/sheet.ts';
import type { Recipe } from '../picture.ts';

const [WIDTH, HEIGHT] = [860, 1080];
const [LEFT, RIGHT] = [72, WIDTH - 72];

const items = [
  { text: 'Berth 14, seven nights', quantity: 7, price: 32.5 },
  { text: 'Shore power, per kWh', quantity: 46, price: 0.35 },
  { text: 'Fresh water, per 100 litres', quantity: 6, price: 1.8 },
  { text: 'Crane, lifting the mast', quantity: 1, price: 95 },
] as const;

const VAT = 0.2;
const money = (amount: number): string => `£${amount.toFixed(2)}`;

function drawInvoice(): { sheet: Sheet; total: string } {
  const sheet = newSheet(WIDTH, HEIGHT);
  const { pen, write, paragraph } = sheet;
  harbourMark(pen, LEFT, 64, 76);
  write('Saltmere Harbour Office', LEFT + 100, 98, { size: 27, weight: 650 });
  write('3 Quay Street, Saltmere', LEFT + 100, 128, { size: 18, color: paper.soft });
  write('INVOICE', RIGHT, 98, { size: 30, weight: 700, color: paper.accent, align: 'right' });
  write('No. 2025-0417', RIGHT, 128, { size: 18, color: paper.soft, align: 'right' });

  write('Billed to', LEFT, 210, { size: 16, weight: 600, color: paper.soft });
  write('Marta Lindqvist', LEFT, 240, { size: 20, weight: 550 });
  write('Yacht Petrel', LEFT, 268, { size: 18 });
  write('Date', 470, 210, { size: 16, weight: 600, color: paper.soft });
  write('12 June 2025', 470, 240, { size: 20, weight: 550 });
  write('Due', 645, 210, { size: 16, weight: 600, color: paper.soft });
  write('26 June 2025', 645, 240, { size: 20, weight: 550 });

  const top = 340;
  pen.fillStyle = paper.wash;
  roundedRect(pen, LEFT - 16, top - 32, RIGHT - LEFT + 32, 46, 8);
  pen.fill();
  const head = { size: 17, weight: 650, color: paper.accent } as const;
  write('Item', LEFT, top - 3, head);
  write('Quantity', 520, top - 3, { ...head, align: 'right' });
  write('Price', 650, top - 3, { ...head, align: 'right' });
  write('Amount', RIGHT, top - 3, { ...head, align: 'right' });
  items.forEach(({ text, quantity, price }, i) => {
    const y = top + 56 + i * 54;
    write(text, LEFT, y, { size: 19 });
    write(String(quantity), 520, y, { size: 19, align: 'right' });
    write(money(price), 650, y, { size: 19, align: 'right' });
    write(money(quantity * price), RIGHT, y, { size: 19, align: 'right' });
    rule(pen, LEFT, RIGHT, y + 20);
  });

  const net = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const total = money(net * (1 + VAT));
  const y = top + 56 + items.length * 54 + 14;
  write('Subtotal', 560, y, { size: 19, color: paper.soft });
  write(money(net), RIGHT, y, { size: 19, align: 'right' });
  write('VAT 20 %', 560, y + 38, { size: 19, color: paper.soft });
  write(money(net * VAT), RIGHT, y + 38, { size: 19, align: 'right' });
  rule(pen, 560, RIGHT, y + 58, paper.accent, 2.5);
  write('Total due', 560, y + 96, { size: 23, weight: 700 });
  write(total, RIGHT, y + 96, { size: 23, weight: 700, align: 'right' });

  paragraph(
    'Please pay within fourteen days by bank transfer and quote the invoice number. Berths are kept until noon on the day of departure. Thank you for staying with us, and fair winds.',
    LEFT,
    880,
    560,
    { size: 17, color: paper.soft },
  );
  rule(pen, LEFT, RIGHT, HEIGHT - 82);
  write('Saltmere Harbour Office', LEFT, HEIGHT - 50, { size: 15, color: paper.soft });
  write('Page 1 of 1', RIGHT, HEIGHT - 50, { size: 15, color: paper.soft, align: 'right' });
  return { sheet, total };
}

const around = ({ box }: Word): Box => ({
  xmin: box.xmin - 8,
  ymin: box.ymin - 6,
  xmax: box.xmax + 8,
  ymax: box.ymax + 6,
});

const documentQuestionAnswering: Recipe = () => {
  const { sheet, total } = drawInvoice();
  const answer = sheet.words.find(({ text }) => text === total);
  if (!answer) throw new Error('The total is not on the invoice.');
  const { canvas, pen } = copyOf(sheet.canvas);
  const box = around(answer);
  pen.fillStyle = 'rgb(255 176 32 / 0.28)';
  roundedRect(pen, box.xmin, box.ymin, box.xmax - box.xmin, box.ymax - box.ymin, 8);
  pen.fill();
  pen.lineWidth = 3.5;
  pen.strokeStyle = accents.amber;
  pen.stroke();
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Document',
      alt: `An invoice of the Saltmere Harbour Office to Marta Lindqvist, dated 12 June 2025: seven nights at berth 14, shore power, fresh water and a crane; subtotal, VAT and a total due of ${total}.`,
      frames: [sheet.canvas],
      facts: {
        question: 'What is the total due?',
        answer: total,
        words: sheet.words.length,
        invoice: '2025-0417',
        due: '26 June 2025',
        billedTo: 'Marta Lindqvist',
      },
    },
    {
      name: 'output-answer',
      role: 'output',
      label: 'Where the answer stands',
      alt: `The same invoice with an amber box around the answer, ${total}, at the lower right.`,
      frames: [canvas],
      facts: { answer: total, box: { ...answer.box } },
    },
  ];
};

export const invoiceRecipes: Record<string, Recipe> = {
  'document-question-answering': documentQuestionAnswering,
};
