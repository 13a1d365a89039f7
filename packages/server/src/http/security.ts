/** @module Headers that keep a page to itself: nothing from other hosts, no script or style without the nonce. */
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface PageVariables {
  nonce: string;
}

/** Development needs what Vite injects: style elements of its own and a socket for hot reload. */
export type PolicyMode = 'strict' | 'development';

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export const securityHeaders =
  (mode: PolicyMode): MiddlewareHandler<{ Variables: PageVariables }> =>
  async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    for (const [name, value] of Object.entries(everywhere)) c.res.headers.set(name, value);
    const html = c.res.headers.get('content-type')?.startsWith('text/html') === true;
    c.res.headers.set('content-security-policy', html ? pagePolicy(nonce, mode) : dataPolicy);
  };

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

function pagePolicy(nonce: string, mode: PolicyMode): string {
  const development = mode === 'development';
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
