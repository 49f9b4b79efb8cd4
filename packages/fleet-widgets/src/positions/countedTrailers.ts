import type { ReadingFormats } from '@gladhand/domain/formats';
import { POSITIONS_MESSAGES } from './messages';
/** '240 trailers', or '12 of 240 trailers' if filtered. */
export function countedTrailers(
  shown: number,
  total: number,
  { count }: ReadingFormats,
  messages = POSITIONS_MESSAGES,
): string {
  const all = messages.trailerCount(total, count(total));
  return shown === total ? all : messages.of(count(shown), all);
}
