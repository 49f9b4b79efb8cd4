import { type ControlFilter, type ControlTrailer, passesControl } from '@gladhand/domain/control';
import type { ReadingFormats } from '@gladhand/domain/formats';
import { healthReasonWord, unpackHealthReasons } from '@gladhand/domain/readings';
import { worstFirst } from '@gladhand/domain/tracking';
import { type Say, sayEnglish, shortAge } from '@gladhand/ui';
import { FLEET_CONTROL_MESSAGES } from './messages';

/** Matching trailers in the order of every list. */
export function controlRows(trailers: readonly ControlTrailer[], filter: ControlFilter): ControlTrailer[] {
  return worstFirst(
    trailers.filter((trailer) => passesControl(trailer, filter)),
    ({ severity }) => severity,
  );
}

/** The text of a trailer's line: what is wrong, otherwise what it is doing. */
export function rowText(
  trailer: ControlTrailer,
  now: Date,
  formats: ReadingFormats,
  messages = FLEET_CONTROL_MESSAGES,
  say: Say = sayEnglish,
): string {
  const { severity, healthReasons, speed, dwellingSince, items } = trailer;
  if (severity === 'critical' || severity === 'caution') {
    return (
      unpackHealthReasons(healthReasons)
        .map(({ code }) => say(healthReasonWord(code).label))
        .join(', ') || messages.noReasonGiven
    );
  }
  if (items.includes('simSuspended')) return messages.suspended;
  if (items.includes('moving')) return messages.movingAt(formats.text(speed ?? 0, 'mph'));
  if (trailer.lastReport === null) return messages.hasNeverReported;
  if (items.includes('movementUnknown') || dwellingSince === null) return messages.movementUnknown;
  return messages.parkedFor(shortAge(now.getTime() - dwellingSince));
}
