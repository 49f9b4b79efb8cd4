import { isStorableText } from '@gladhand/domain';
import { readBasicText } from './basicText';
import { badInput } from './fault';

/** U+0000, or a surrogate, as UTF-8 in a URL. An encoded percent sign ('%25') never makes such a sequence. */
const UNSTORABLE_IN_URL = /%00|%ed%[ab][\da-f]%[89ab][\da-f]/i;
/** What JSON text must contain to hold such a character: a raw U+0000 is no JSON, and UTF-8 has no surrogates. */
const ESCAPED_IN_JSON = /\\u(?:0000|d[89a-f])/i;

/**
 * The gate for text that cannot be stored, in the address and the Basic credentials of a request. It comes before
 * anything that counts or looks up. Headers need no check: neither Node nor `Headers` lets such characters through.
 */
export function refuseUnstorableRequest(request: Request): void {
  if (UNSTORABLE_IN_URL.test(request.url)) throw unstorable('The address');
  const credentials = readBasicText(request);
  if (credentials !== undefined && !isStorableText(credentials)) throw unstorable('The user name or password');
}

/** The same gate for a JSON body: `text` as it came, `body` as it was parsed. Names the first field that is wrong. */
export function refuseUnstorableJson(text: string, body: unknown): void {
  if (!ESCAPED_IN_JSON.test(text)) return;
  // Not recursive: a body may be nested deeper than the stack.
  const open: [path: string, value: unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorableText(value)) throw unstorable(path || 'The request body');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (!isStorableText(key)) throw unstorable(path ? `A name in ${path}` : 'A name in the request body');
      open.push([path ? `${path}.${key}` : key, inner]);
    }
  }
}

/** The same gate for a body of form fields. */
export function refuseUnstorableForm(text: string): void {
  if (UNSTORABLE_IN_URL.test(text) || !isStorableText(text)) throw unstorable('The request body');
}

function unstorable(what: string) {
  return badInput(`${what} contains U+0000 or an unpaired surrogate, which can't be stored. Remove it and try again.`);
}
