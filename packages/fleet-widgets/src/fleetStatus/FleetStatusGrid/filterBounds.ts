import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import type { ReadingFormats } from '@gladhand/domain/formats';
import { measuredUnit } from './measuredUnit';

const rounded = (value: number, fractionDigits: number) => Number(value.toFixed(fractionDigits)) + 0;

/** A bound of a number filter as the viewer sees it. Filters are stored in the units of the fields. */
export function shownBound(stored: number, field: FleetStatusField, formats: ReadingFormats): number {
  const unit = measuredUnit(field);
  return unit === undefined || formats.units === 'us' ? stored : rounded(formats.toShown(stored, unit), 2);
}

/** An entered bound in the unit of the field, exact enough to be shown as it was entered. */
export function storedBound(shown: number, field: FleetStatusField, formats: ReadingFormats): number {
  const unit = measuredUnit(field);
  return unit === undefined || formats.units === 'us' ? shown : rounded(formats.toStored(shown, unit), 4);
}
