import { escapeHtml } from '../../../engine/mail/template';
import { LINK_MESSAGES } from './messages';

const STATUSES = { expired: 410, revoked: 410, unknown: 404, unavailable: 503 } as const;
const RETRY_AFTER_SECONDS = 60;

/** The page that a person sees whose link leads to no file, or not at this time. */
export function deadLinkPage(state: keyof typeof LINK_MESSAGES.states, publicUrl: string): Response {
  const { title, text } = LINK_MESSAGES.states[state];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(`${publicUrl}/alertconfiguration?tab=reports&list=sent`)}">${escapeHtml(LINK_MESSAGES.open)}</a></p></main></body></html>
`;
  return new Response(html, {
    status: STATUSES[state],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(state === 'unavailable' && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    },
  });
}
