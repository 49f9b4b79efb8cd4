import { formatDate, formatPercent } from '@gladhand/domain/formats';
import type { TrailerImage } from '@gladhand/domain/service';
import { CARGO_IMAGES_MESSAGES } from './messages';

/** Describes an image in words. */
export function imageText(
  { fullness, recorded }: TrailerImage,
  timeZone: string,
  messages = CARGO_IMAGES_MESSAGES,
): string {
  return messages.cargoSpaceFull(formatPercent(fullness), formatDate(new Date(recorded), 'shortDateTime', timeZone));
}
