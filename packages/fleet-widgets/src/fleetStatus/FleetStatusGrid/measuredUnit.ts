import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import { type ReadingUnit, readingWord } from '@gladhand/domain/readings';

/** The stored unit of a column of numbers; undefined for other columns. */
export function measuredUnit({ kind, reading, unit }: FleetStatusField): ReadingUnit | undefined {
  if (kind !== 'number') return undefined;
  return unit ?? (reading && readingWord(reading).unit);
}
