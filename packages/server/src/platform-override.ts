/** @module Fields of the platform that a setting or one call may override. */
import { z } from '@hono/zod-openapi';
import type { Platform } from '@loadout/catalogue';

const text = z.string().trim().min(1).max(200);
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'expected an http or https URL' })
  .max(500)
  .transform((url) => url.replace(/\/+$/, ''));

/** An address with a place for the space's own part, or nothing where spaces have no address. */
const spaceUrl = z
  .string()
  .max(500)
  .regex(
    /^$|^https?:\/\/[\w.:/-]*\{subdomain\}[\w.:/-]*$/,
    'expected an address such as https://{subdomain}.host',
  );

export const platformOverrideSchema = z
  .strictObject({
    name: text,
    hubUrl: baseUrl,
    spaceUrl,
    staticSpaceUrl: spaceUrl,
    routerUrl: baseUrl,
    tokenVariable: text,
    endpointVariable: text,
    billingHeader: text,
    inferencePackage: text,
    hubPackage: text,
    hubCommand: text,
  } satisfies Record<keyof Platform, z.ZodType<string>>)
  .partial()
  .openapi('PlatformOverride', {
    description: 'Fields of the platform to speak to instead of the configured one.',
    example: { name: 'Acme Hub', hubUrl: 'https://hub.acme.example' },
  });

export type PlatformOverride = z.infer<typeof platformOverrideSchema>;
