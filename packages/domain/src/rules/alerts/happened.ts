import { type AlertLeaf, isGeofenceChosen } from './alertCondition';
import type { AlertFacts, AlertReport } from './alertFacts';

/** A report with the facts before and after it. */
export interface ReportedFacts {
  readonly facts: AlertFacts;
  readonly before: AlertFacts;
  readonly report: AlertReport;
}

/** Whether an event happened with a report. A first value is no change. */
export function happened(leaf: AlertLeaf, { facts, before, report }: ReportedFacts): boolean {
  switch (leaf.kind) {
    case 'crossing':
      return (report.crossings ?? []).some(
        ({ kind, geofenceId }) => leaf.on.includes(kind) && isGeofenceChosen(leaf.geofences, geofenceId),
      );
    case 'loadChange':
      return isChange(before.load?.value, facts.load?.value, leaf.to);
    case 'tetherChange':
      return isChange(before.tether?.value, facts.tether?.value, leaf.to);
    case 'doorChange':
      return isChange(before.door?.value, facts.door?.value, leaf.to);
    case 'tow':
      return facts.tow?.isTowed === true && before.tow?.isTowed !== true;
    default:
      return false;
  }
}

const isChange = <Value>(before: Value | undefined, after: Value | undefined, to: Value | 'any'): boolean =>
  before !== undefined && after !== undefined && before !== after && (to === 'any' || after === to);
