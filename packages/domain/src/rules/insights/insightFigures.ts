import { INSIGHT_SYSTEMS, type InsightSystem } from './insightsPolicy';

/** The faults of one system. */
export interface SystemFigures {
  /** How long reports showed a fault, in ms. */
  readonly faultMs: number;
  /** Faults that reports showed to be gone. */
  readonly repairs: number;
  /** How long those had lasted, in ms. */
  readonly repairMs: number;
}

/** What can be added up: of a trailer on a day, or of many trailers on many days. */
export interface InsightFigures {
  /** Days of trailers. */
  readonly trailers: number;
  /** Of those, with a report. */
  readonly reporting: number;
  /** Of those, on which the trailer moved. */
  readonly moved: number;
  /** Of those, on which an odometer reported. */
  readonly measured: number;
  readonly miles: number;
  /** Return air temperatures of zones whose unit ran and wasn't defrosting. */
  readonly reeferReadings: number;
  /** Of those, within the tolerance of the set point. */
  readonly reeferWithin: number;
  /** Systems without a fault and without a repair are left out. */
  readonly systems: Readonly<Partial<Record<InsightSystem, SystemFigures>>>;
}

/** The sum of nothing. */
export const NO_FIGURES: InsightFigures = {
  ...{ trailers: 0, reporting: 0, moved: 0, measured: 0, miles: 0, reeferReadings: 0, reeferWithin: 0 },
  systems: {},
};

const NO_FAULTS: SystemFigures = { faultMs: 0, repairs: 0, repairMs: 0 };

/** The sum of figures. The order of the terms doesn't change it, except for rounding of miles. */
export function addFigures(all: Iterable<InsightFigures>): InsightFigures {
  const sum = { ...NO_FIGURES };
  const systems: Partial<Record<InsightSystem, SystemFigures>> = {};
  for (const one of all) {
    sum.trailers += one.trailers;
    sum.reporting += one.reporting;
    sum.moved += one.moved;
    sum.measured += one.measured;
    sum.miles += one.miles;
    sum.reeferReadings += one.reeferReadings;
    sum.reeferWithin += one.reeferWithin;
    for (const system of INSIGHT_SYSTEMS) {
      const added = one.systems[system];
      if (!added) continue;
      const { faultMs, repairs, repairMs } = systems[system] ?? NO_FAULTS;
      systems[system] = {
        faultMs: faultMs + added.faultMs,
        repairs: repairs + added.repairs,
        repairMs: repairMs + added.repairMs,
      };
    }
  }
  return { ...sum, systems };
}

/** The share of trailers that moved, 0 to 1; null without trailers. */
export const movedShare = ({ moved, trailers }: InsightFigures): number | null => shareOf(moved, trailers);
/** The share of trailers that reported, 0 to 1; null without trailers. */
export const reportingShare = ({ reporting, trailers }: InsightFigures): number | null => shareOf(reporting, trailers);
/** The share of temperatures within the tolerance of the set point, 0 to 1; null if none was judged. */
export const reeferWithinShare = ({ reeferWithin, reeferReadings }: InsightFigures): number | null =>
  shareOf(reeferWithin, reeferReadings);
/** Miles of all trailers with an odometer; null if none reported. */
export const milesOf = ({ miles, measured }: InsightFigures): number | null => (measured === 0 ? null : miles);

/** The faults of one system, or of all. */
export function systemFigures({ systems }: InsightFigures, system?: InsightSystem): SystemFigures {
  if (system) return systems[system] ?? NO_FAULTS;
  return Object.values(systems).reduce(
    (sum, { faultMs, repairs, repairMs }) => ({
      faultMs: sum.faultMs + faultMs,
      repairs: sum.repairs + repairs,
      repairMs: sum.repairMs + repairMs,
    }),
    NO_FAULTS,
  );
}

/** Mean time from the first report of a fault to the first one without it, in ms; null without repairs. */
export const meanRepairMs = ({ repairs, repairMs }: SystemFigures): number | null => shareOf(repairMs, repairs);

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
