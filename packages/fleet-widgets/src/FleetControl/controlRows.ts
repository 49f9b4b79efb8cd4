import { type ControlFilter, type ControlTrailer, passesControl, SEVERITY_ORDER } from '@gladhand/domain';
import { shortAge } from '@gladhand/ui';

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The trailers that pass, worst first and then by unit ID, so that a refresh moves nothing that did not change. */
export function controlRows(trailers: readonly ControlTrailer[], filter: ControlFilter): ControlTrailer[] {
  return trailers
    .filter((trailer) => passesControl(trailer, filter))
    .sort(
      (a, b) =>
        SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity) || COLLATOR.compare(a.unitId, b.unitId),
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

/** Where a trailer is, in words. */
export function placeText({ address, lat, lng }: ControlTrailer): string {
  if (lat === null || lng === null) return 'No position';
  return address ?? `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
}
