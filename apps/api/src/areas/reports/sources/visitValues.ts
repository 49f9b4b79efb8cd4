import type { EstimatedInstant } from '@gladhand/domain/geofences';
import type { ReportValue } from '@gladhand/domain/reports';

/** Between which instants a trailer entered. */
export const enteredOf = ({ entered }: { readonly entered: EstimatedInstant }): ReportValue => betweenOf(entered);

/** Between which instants something happened; null if it has not. */
export const betweenOf = (instant: EstimatedInstant | null): ReportValue =>
  instant && [instant.after?.getTime() ?? null, instant.before.getTime()];
