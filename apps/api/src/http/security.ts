import type { ApiConfig } from '../ports';

/** A fresh nonce per answer: what carries it may run or style, nothing else. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** What Google Maps asks for, in its own documentation; given only where a key is configured. */
const GOOGLE_MAPS: Readonly<Record<string, string>> = {
  'script-src': "https://*.googleapis.com https://*.gstatic.com 'unsafe-eval' blob:",
  'style-src': 'https://fonts.googleapis.com',
  'img-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
  'frame-src': 'https://*.google.com',
};

/** The policy of pages. Maps draw in workers made from blobs, and read tiles and pictures from the named hosts. */
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

/** Headers of every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

/** Answers that are data need no page's rights at all. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A year. Sent on https only; browsers ignore it elsewhere. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
