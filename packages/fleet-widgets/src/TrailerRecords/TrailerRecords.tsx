import { RecordList } from './RecordList';
import { INSPECTIONS, MAINTENANCE } from './recordLists';

export interface TrailerRecordsProps {
  /** The trailer. */
  vin: string;
  /** What its owner calls it. */
  unitId: string;
}

/** Inspections of a trailer, the latest first; who may write trailers adds to them. */
export function RecentInspections(props: TrailerRecordsProps) {
  return <RecordList {...props} list={INSPECTIONS} />;
}

/** Work done to a trailer, the latest first; who may write trailers adds to it. */
export function MaintenanceLog(props: TrailerRecordsProps) {
  return <RecordList {...props} list={MAINTENANCE} />;
}
