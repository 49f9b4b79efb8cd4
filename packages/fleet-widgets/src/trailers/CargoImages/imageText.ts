import { formatLocalDate, type ReadingFormats } from '@gladhand/domain/formats';
import type { TrailerImage } from '@gladhand/domain/service';
import { CARGO_IMAGES_MESSAGES } from './messages';

/** Describes an image in words. */
export function imageText(
  { fullness, recorded }: TrailerImage,
  timeZone: string,
  formats: ReadingFormats,
  messages = CARGO_IMAGES_MESSAGES,
): string {
  const taken = formatLocalDate(new Date(recorded), 'shortDateTime', timeZone, formats.locale);
  return messages.cargoSpaceFull(formats.text(fullness, '%'), taken);
}
