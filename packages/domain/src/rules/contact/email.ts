/** Maximum length of an address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;

/**
 * Letters, digits and the special characters of RFC 5322, without quoted names. ASCII only: 'ａdmin' must not pass for
 * 'admin'.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/**
 * Characters that are never part of an address, even where IDNA would drop them: control, bidi, zero-width and
 * replacement characters.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFD]/u;
/** Characters with a meaning in a URL, whose parser provides IDNA. */
const NO_HOST = /[\s%/:?#@\\[\]<>^|]/;
/** The last label must be letters: '1.2.3.4' is the address of a machine. */
const ASCII_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/;

/**
 * An address as it is stored and compared, or undefined if it can't receive email: ASCII before the @, the domain after
 * IDNA ('müller.example' is 'xn--mller-kva.example').
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

/** Lowercases ASCII letters only: the Kelvin sign must not become a 'k'. */
const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** An address as it is stored and compared. Text that isn't an address is trimmed and lowercased. */
export function normalizeEmail(text: string): string {
  return readEmail(text) ?? lowerCase(text.trim());
}

/**
 * True for an address that can receive email. The only rule, for every form, import, endpoint and list of recipients.
 */
export function isEmail(text: string): boolean {
  return readEmail(text) !== undefined;
}

/** Adds an address to a list unless the list has it in any case. */
export function addEmail(list: readonly string[], text: string): readonly string[] {
  const email = normalizeEmail(text);
  return list.some((known) => normalizeEmail(known) === email) ? list : [...list, email];
}
