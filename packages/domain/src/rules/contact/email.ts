/** Longest address, as mail servers take it (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;

/** Letters, digits and the signs of RFC 5322, without quoted names. Nothing beyond ASCII: 'ａdmin' must not pass for 'admin'. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** What is never in an address, also where IDNA would drop it: control, bidi, zero-width and replacement characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFD]/u;
/** Signs that mean something in a URL, which is where IDNA is to be had. */
const NO_HOST = /[\s%/:?#@\\[\]<>^|]/;
/** A last label of letters: '1.2.3.4' is an address of a machine. */
const ASCII_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/;

/**
 * An address as it is stored and compared, or undefined when mail can't be sent to it: ASCII before the @, the domain
 * after IDNA ('müller.example' is 'xn--mller-kva.example').
 */
export function readEmail(text: string): string | undefined {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  if (at < 1 || typed.length > EMAIL_MAX_LENGTH || INVISIBLE.test(typed)) return undefined;
  const local = typed.slice(0, at);
  const host = asciiHost(typed.slice(at + 1));
  if (!host || local.length > LOCAL_MAX_LENGTH || !LOCAL.test(local)) return undefined;
  const email = `${lowerCase(local)}@${host}`;
  return email.length > EMAIL_MAX_LENGTH ? undefined : email;
}

function asciiHost(text: string): string | undefined {
  const plain = lowerCase(text);
  const isPlain = ASCII_HOST.test(plain) && !plain.includes('xn--');
  const host = isPlain ? plain : idnaHost(text);
  if (!host || !ASCII_HOST.test(host)) return undefined;
  return host.split('.').every((label) => label.length <= LABEL_MAX_LENGTH) ? host : undefined;
}

function idnaHost(text: string): string | undefined {
  if (NO_HOST.test(text)) return undefined;
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    return undefined;
  }
}

/** Of ASCII letters alone: the Kelvin sign must not become a 'k'. */
const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** An address as stored and compared; text that is no address comes back trimmed and in lower case. */
export function normalizeEmail(text: string): string {
  return readEmail(text) ?? lowerCase(text.trim());
}

/** True for an address that mail can be sent to. The one rule for every form, import, endpoint and list of recipients. */
export function isEmail(text: string): boolean {
  return readEmail(text) !== undefined;
}

/** Adds an address to a list that holds each only once, in whatever case it was typed. */
export function addEmail(list: readonly string[], text: string): readonly string[] {
  const email = normalizeEmail(text);
  return list.some((known) => normalizeEmail(known) === email) ? list : [...list, email];
}
