/** @module Security headers: no content from other hosts, no inline script or style. */
import type { MiddlewareHandler } from 'hono';

/** Development also allows what Vite injects: style elements and a WebSocket for hot reload. */
export type PolicyMode = 'strict' | 'development';

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export const securityHeaders =
  (mode: PolicyMode, pictureOrigin?: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) c.res.headers.set(name, value);
    const html = c.res.headers.get('content-type')?.startsWith('text/html') === true;
    c.res.headers.set('content-security-policy', html ? pagePolicy(mode, pictureOrigin) : dataPolicy);
  };

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Without a nonce, so that pages can be cached. */
function pagePolicy(mode: PolicyMode, pictureOrigin: string | undefined): string {
  const development = mode === 'development';
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    // Cards have pictures on their hub.
    'img-src': pictureOrigin === undefined ? "'self' data:" : `'self' data: ${pictureOrigin}`,
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
