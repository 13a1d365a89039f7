/** @module The rendered card as the store keeps it. */
import { z } from 'zod';
import type { RenderPlace } from './card-renderer.ts';
import type { RenderedCard } from './render/rendered-card.ts';

/** Increase it when the same Markdown gives different HTML: older renderings are then replaced. */
const rendererVersion = 1;

/** What the HTML depends on apart from the Markdown. */
export const stampOf = ({ hubUrl, pictureOrigin = '' }: RenderPlace): string =>
  `${rendererVersion} ${hubUrl} ${pictureOrigin}`;

const storedSchema = z.object({
  stamp: z.string(),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
  isCut: z.boolean(),
  isPlain: z.boolean(),
});

export type StoredRendering = z.infer<typeof storedSchema>;

export function renderingText(stamp: string, { html, headings, isCut, isPlain }: RenderedCard): string {
  return JSON.stringify({ stamp, html, headings: [...headings], isCut, isPlain } satisfies z.infer<
    typeof storedSchema
  >);
}

/** `undefined` when this release cannot read the stored rendering. */
export function renderingOf(text: string): StoredRendering | undefined {
  return text === '' ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
}
