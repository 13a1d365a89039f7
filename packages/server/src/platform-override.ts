/** @module Platform fields that a setting or a single request may override. */
import { z } from '@hono/zod-openapi';
import { type Platform, platformRules } from '@loadout/catalogue';

/** The catalogue's own validation rule for the field, so that both reject the same values. */
const field = (name: keyof Platform) => {
  const { pattern, expected } = platformRules[name];
  return z.string().trim().max(500).regex(pattern, `expected ${expected}`);
};
/** Letters of common scripts: patterns with Unicode properties are not portable, so the document allows less. */
const documentedName = String.raw`^[!-~\u00a1-\u00ac\u00ae-\u024f\u0391-\u03a1\u03a3-\u03c9\u0410-\u044f\u4e00-\u9fa5\uac00-\ud7a3]{1,200}$`;
const baseUrl = (name: keyof Platform) => field(name).transform((url) => url.replace(/\/+$/, ''));

export const platformOverrideSchema = z
  .strictObject({
    name: field('name').openapi({ pattern: documentedName }),
    hubUrl: baseUrl('hubUrl'),
    spaceUrl: field('spaceUrl'),
    staticSpaceUrl: field('staticSpaceUrl'),
    notebookUrl: field('notebookUrl'),
    routerUrl: baseUrl('routerUrl'),
    samplesUrl: baseUrl('samplesUrl'),
    tokenVariable: field('tokenVariable'),
    endpointVariable: field('endpointVariable'),
    billingHeader: field('billingHeader'),
    inferencePackage: field('inferencePackage'),
    hubPackage: field('hubPackage'),
    hubCommand: field('hubCommand'),
  } satisfies Record<keyof Platform, z.ZodType<string>>)
  .partial()
  .openapi('PlatformOverride', {
    description: 'Fields of the platform to use instead of the configured one.',
    example: { name: 'Acme Hub', hubUrl: 'https://hub.acme.example' },
  });

export type PlatformOverride = z.infer<typeof platformOverrideSchema>;
