import {
  addFigures,
  type InsightFigures,
  type InsightMeasure,
  type InsightPeriod,
  milesOf,
  movedShare,
  reeferWithinShare,
  reportingShare,
} from '@gladhand/domain/insights';

/** A measure that is drawn as a line. */
export interface LineMeasure {
  /** What its trailers are ordered by, which also names it. */
  readonly id: Exclude<InsightMeasure, 'faults'>;
  /** A share from 0 to 1, or miles; null if nothing was measured. */
  readonly valueOf: (figures: InsightFigures) => number | null;
  readonly isShare: boolean;
}

export const LINE_MEASURES: readonly LineMeasure[] = [
  { id: 'moved', valueOf: movedShare, isShare: true },
  { id: 'miles', valueOf: milesOf, isShare: false },
  { id: 'outside', valueOf: reeferWithinShare, isShare: true },
  { id: 'silent', valueOf: reportingShare, isShare: true },
];

/** The value of all days together; null if nothing was measured. */
export const totalOf = ({ valueOf: measured }: LineMeasure, { days }: InsightPeriod): number | null =>
  measured(addFigures(days.map(({ figures }) => figures)));

/** The value of each of these days; null where nothing is known. */
export function valuesOf(
  { valueOf: measured }: LineMeasure,
  period: InsightPeriod,
  days: readonly string[],
): (number | null)[] {
  const known = new Map(period.days.map(({ day, figures }) => [day, figures]));
  return days.map((day) => {
    const figures = known.get(day);
    return figures ? measured(figures) : null;
  });
}
