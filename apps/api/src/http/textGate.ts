import { isStorableText } from '@gladhand/domain/formats';
import { badInput } from './apiError';
import { readBasicText } from './basicText';
import { HTTP_MESSAGES } from './messages';

/** U+0000, or a surrogate, as UTF-8 in a URL. An encoded percent sign ('%25') never makes such a sequence. */
const UNSTORABLE_IN_URL = /%00|%ed%[ab][\da-f]%[89ab][\da-f]/i;
/** The escapes that JSON needs for such a character: a raw U+0000 is invalid JSON, and UTF-8 has no surrogates. */
const ESCAPED_IN_JSON = /\\u(?:0000|d[89a-f])/i;

/**
 * Refuses text that can't be stored in the URL and the Basic credentials of a request. This runs before anything is
 * counted or looked up. Headers need no check, because neither Node nor `Headers` allows such characters.
 */
export function refuseUnstorableRequest(request: Request): void {
  if (UNSTORABLE_IN_URL.test(request.url)) throw unstorable(HTTP_MESSAGES.address);
  const credentials = readBasicText(request);
  if (credentials !== undefined && !isStorableText(credentials)) throw unstorable(HTTP_MESSAGES.credentials);
}

/**
 * The same check for a JSON body: `text` is the raw body, `body` the parsed one. The error names the first invalid
 * field.
 */
export function refuseUnstorableJson(text: string, body: unknown): void {
  if (!ESCAPED_IN_JSON.test(text)) return;
  // Not recursive, because a body may be nested deeper than the stack allows.
  const open: [path: string, value: unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorableText(value)) throw unstorable(path || HTTP_MESSAGES.body);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (!isStorableText(key)) throw unstorable(path ? HTTP_MESSAGES.nameIn(path) : HTTP_MESSAGES.nameInBody);
      open.push([path ? `${path}.${key}` : key, inner]);
    }
  }
}

/** The same check for a body with form fields. */
export function refuseUnstorableForm(text: string): void {
  if (UNSTORABLE_IN_URL.test(text) || !isStorableText(text)) throw unstorable(HTTP_MESSAGES.body);
}

function unstorable(what: string) {
  return badInput(HTTP_MESSAGES.unstorable(what));
}
