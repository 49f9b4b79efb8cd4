import { type ControlFilter, type ControlTrailer, passesControl, worstFirst } from '@gladhand/domain';
import { shortAge } from '@gladhand/ui';

/** The trailers that pass, in the order of every list. */
export function controlRows(trailers: readonly ControlTrailer[], filter: ControlFilter): ControlTrailer[] {
  return worstFirst(
    trailers.filter((trailer) => passesControl(trailer, filter)),
    ({ severity }) => severity,
  );
}

/** What to say of a trailer in one line: what is wrong, else what it does. */
export function rowText(trailer: ControlTrailer, now: Date): string {
  const { severity, healthReasons, speed, dwellingSince, items } = trailer;
  if (severity === 'critical' || severity === 'caution') return healthReasons.join(', ') || 'No reason was given';
  if (items.includes('moving')) return `Moving, ${Math.round(speed ?? 0)} mph`;
  if (trailer.lastReport === null) return 'Has never reported';
  if (items.includes('movementUnknown') || dwellingSince === null) return 'Movement not known';
  return `Standing for ${shortAge(now.getTime() - dwellingSince)}`;
}
