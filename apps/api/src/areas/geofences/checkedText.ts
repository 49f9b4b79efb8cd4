import { badInput } from '../../http/apiError';

/** A name without spaces at its ends, if it has 1 to `max` printable characters. */
export function checkedText(text: string, max: number, message: (max: number) => string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > max || /\p{Cc}/u.test(trimmed)) throw badInput(message(max));
  return trimmed;
}
