import { escapeHtml } from '../../../engine/mail/template';
import { LINK_MESSAGES } from './messages';

/** The page that a person sees whose link to a file no longer works. */
export function deadLinkPage(state: keyof typeof LINK_MESSAGES.states, publicUrl: string): Response {
  const { title, text } = LINK_MESSAGES.states[state];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(`${publicUrl}/alertconfiguration?tab=reports&list=sent`)}">${escapeHtml(LINK_MESSAGES.open)}</a></p></main></body></html>
`;
  return new Response(html, {
    status: state === 'unknown' ? 404 : 410,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
