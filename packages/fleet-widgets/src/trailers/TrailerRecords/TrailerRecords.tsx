import { useMessages } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { TRAILER_RECORDS_MESSAGES } from './messages';
import { RecordList } from './RecordList';
import { inspectionsOf, maintenanceOf } from './recordLists';

export interface TrailerRecordsProps extends LocalizedProps {
  /** The trailer. */
  vin: string;
  /** Its unit ID. */
  unitId: string;
}

/** Inspections of a trailer, latest first. Users who can write trailers can add to them. */
export function RecentInspections({ messages, ...props }: TrailerRecordsProps) {
  return (
    <WidgetTexts messages={messages}>
      <RecentInspectionsBody {...props} />
    </WidgetTexts>
  );
}

function RecentInspectionsBody(props: TrailerRecordsProps) {
  const messages = useMessages(TRAILER_RECORDS_MESSAGES);

  return <RecordList {...props} list={inspectionsOf(messages)} />;
}

/** Maintenance of a trailer, latest first. Users who can write trailers can add to it. */
export function MaintenanceLog({ messages, ...props }: TrailerRecordsProps) {
  return (
    <WidgetTexts messages={messages}>
      <MaintenanceLogBody {...props} />
    </WidgetTexts>
  );
}

function MaintenanceLogBody(props: TrailerRecordsProps) {
  const messages = useMessages(TRAILER_RECORDS_MESSAGES);

  return <RecordList {...props} list={maintenanceOf(messages)} />;
}
