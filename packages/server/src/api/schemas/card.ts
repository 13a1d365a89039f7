/** @module Schemas of cards. */
import { z } from '@hono/zod-openapi';
import { cardOrigins } from '@loadout/hub';

export const cardSchema = z
  .object({
    id: z.string(),
    revision: z.string().optional().openapi({ description: 'The commit it was read at, if known.' }),
    origin: z.enum(cardOrigins),
    markdown: z.string(),
    html: z.string().openapi({
      description: 'Sanitized. Ids begin with `card-`, headings with level 3; classes are those of the site.',
    }),
    headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
    isCut: z.boolean().openapi({ description: 'Longer than 200 kB: the end is missing.' }),
    isPlain: z.boolean().openapi({ description: 'Too complex to render: the HTML is the Markdown as text.' }),
  })
  .openapi('Card', {
    description: 'The README.md of a repository.',
    example: {
      id: 'ada/tide-base',
      origin: 'hub',
      markdown: '# Tide\n\nPredicts tides.',
      html: '<h3 id="card-tide">Tide</h3><p>Predicts tides.</p>',
      headings: [{ id: 'card-tide', text: 'Tide', level: 3 }],
      isCut: false,
      isPlain: false,
    },
  });
