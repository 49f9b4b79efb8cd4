import type { ApiConfig } from '../ports';

/** A fresh nonce per answer: what carries it may run or style, nothing else. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** The policy of pages. Maps draw in workers made from blobs, and read tiles and pictures from the named hosts. */
export function contentSecurityPolicy(nonce: string, { frameSources = [], mapSources = [] }: ApiConfig): string {
  const maps = mapSources.length > 0 ? ` ${mapSources.join(' ')}` : '';
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${maps}`,
    `font-src 'self'`,
    `connect-src 'self'${maps}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
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
