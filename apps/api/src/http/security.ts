import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ApiConfig } from '../ports';

/** A new nonce per response; only scripts and styles that carry it are allowed. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** Sources that Google Maps requires according to its documentation; added only if a key is configured. */
const GOOGLE_MAPS: Readonly<Record<string, string>> = {
  'script-src': "https://*.googleapis.com https://*.gstatic.com 'unsafe-eval' blob:",
  'style-src': 'https://fonts.googleapis.com',
  'img-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
  'frame-src': 'https://*.google.com',
};

/**
 * The content security policy of pages. Maps use workers made from blobs, and read tiles and images from the listed
 * hosts.
 */
export function contentSecurityPolicy(nonce: string, config: ApiConfig): string {
  const { frameSources = [], mapSources = [], googleMaps } = config;
  const policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...mapSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mapSources],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [...frameSources],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, own]) => {
      const sources = [...own, ...(googleMaps && GOOGLE_MAPS[name] ? [GOOGLE_MAPS[name]] : [])];
      return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;
    })
    .join('; ');
}

/** The content security policy of workers, which load tiles of the operator's own map. */
export function workerPolicy({ mapSources = [] }: ApiConfig): string {
  return `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...mapSources].join(' ')}`;
}

/** One year. Sent only over https; browsers ignore it otherwise. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Adds default security headers to every response. Data responses get a policy that allows nothing. */
export const securityHeaders = (isHttps: boolean): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [], geolocation: ['self'] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isHttps && STRICT_TRANSPORT,
    xFrameOptions: 'DENY',
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
