/** @module The preview of a page, in the size that social sites show: what it is, its name, a few words. */
import type { Modality } from '@loadout/catalogue';
import { modalities } from '@loadout/catalogue';
import { type Face, lineHeight, widthOf, wrap } from './glyphs.server.ts';
import { type Ink, Sheet } from './canvas.server.ts';

export interface Card {
  /** What kind of page it is. */
  readonly kind: string;
  readonly title: string;
  /** Of a repository: the title is then a name from a hub, and set as code. */
  readonly owner?: string;
  readonly words?: string;
  readonly modality?: Modality;
}

export const cardSize = { width: 1200, height: 630 } as const;

const margin = 80;
const spine = 28;
const measure = cardSize.width - 2 * margin - spine;

export function drawCard(card: Card): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(cardSize.width, cardSize.height);
  drawSpine(sheet, card.modality);
  drawMark(sheet, margin, 70, 46);
  sheet.write('Loadout', 'name', 'ink', margin + 64, 108);
  sheet.write(card.kind, 'text', 'faint', cardSize.width - margin - spine - widthOf(card.kind, 'text'), 108);
  const face: Face = card.owner === undefined ? 'title' : 'code';
  let y = 280;
  const write = (text: string, ink: Ink, from: Face, most: number): void => {
    for (const line of wrap(text, from, measure, most)) {
      sheet.write(line, from, ink, margin, y);
      y += lineHeight(from);
    }
  };
  if (card.owner !== undefined && card.owner !== '') write(`${card.owner}/`, 'faint', face, 1);
  write(card.title, 'ink', face, 3);
  y += 8;
  const room = Math.max(1, Math.floor((cardSize.height - 50 - y) / lineHeight('text')) + 1);
  write(card.words ?? '', 'soft', 'text', Math.min(3, room));
  return sheet.png();
}

/** The colour of the modality on the edge, as on the back of a binder; all of them where there is none. */
function drawSpine(sheet: Sheet, modality: Modality | undefined): void {
  const left = cardSize.width - spine;
  if (modality !== undefined) {
    sheet.fill(modality, left, 0, spine, cardSize.height);
    return;
  }
  const all = Object.keys(modalities).filter(isModality);
  for (const [at, each] of all.entries()) {
    const top = Math.round((at * cardSize.height) / all.length);
    const next = Math.round(((at + 1) * cardSize.height) / all.length);
    sheet.fill(each, left, top, spine, next - top);
  }
}

const isModality = (name: string): name is Modality => Object.hasOwn(modalities, name);

/** The same mark as in the head of every page. */
function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  const unit = size / 24;
  const at = (value: number): number => Math.round(value * unit);
  sheet.fill('ink', x + at(2), y + at(2), at(6), at(20));
  sheet.fill('ink', x + at(2), y + at(16), at(20), at(6));
  sheet.fill('accent', x + at(11), y + at(4), at(9), at(9));
}
