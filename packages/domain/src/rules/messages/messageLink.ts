/** An address after the slash of the portal: no second slash or backslash, which a browser reads as another host. */
const PORTAL_PATH = /^\/(?![/\\])[^\s\\]*$/;
const MAIL = /^mailto:[^\s@?<>"]+@[^\s@?<>"]+\.[^\s@?<>"]+$/i;

/**
 * The address of a link in a message: `https`, `mailto` with an address, or a path of the portal that begins with a
 * slash. Undefined for everything else, such as `javascript:` and addresses with a user name.
 */
export function messageLink(href: string): string | undefined {
  if (/[\p{Cc}\p{Cf}\s]/u.test(href)) return undefined;
  if (PORTAL_PATH.test(href) || MAIL.test(href)) return href;
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const { protocol, username, password, hostname } = new URL(href);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '' ? href : undefined;
}
