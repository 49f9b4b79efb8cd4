import { isLoopback } from './addresses';

/**
 * Whether it is an https address of a page that a frame may show. The address's origin ends up in the content security
 * policy, so it has no characters with a meaning there.
 */
export const isPageUrl = (value: string): boolean =>
  /^https?:\/\/[^\s"'<>;,@]+$/.test(value) &&
  URL.canParse(value) &&
  (value.startsWith('https:') || isLoopback(new URL(value).hostname));
