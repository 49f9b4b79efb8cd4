import { RelativeTime, useAges, useMessages } from '@gladhand/ui';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { FleetStatusGridViewProps } from './viewProps';

/** The age of the rows; the exact time with its zone is in the title. */
export function Freshness({ rows, now, moment }: Pick<FleetStatusGridViewProps, 'rows' | 'now' | 'moment'>) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const { agoText } = useAges();

  if (!rows.asOf) return null;
  return (
    <RelativeTime at={rows.asOf} now={now} title={moment(rows.asOf)} format={(age) => messages.updated(agoText(age))} />
  );
}
