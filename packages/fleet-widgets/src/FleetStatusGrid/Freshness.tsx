import { agoText, RelativeTime } from '@gladhand/ui';
import type { FleetStatusGridViewProps } from './FleetStatusGridView';

/** How old the rows on the screen are; the exact time with its zone is in the title. */
export function Freshness({ rows, now, moment }: Pick<FleetStatusGridViewProps, 'rows' | 'now' | 'moment'>) {
  if (!rows.asOf) return null;
  return (
    <RelativeTime at={rows.asOf} now={now} title={moment(rows.asOf)} format={(age) => `Updated ${agoText(age)}`} />
  );
}
