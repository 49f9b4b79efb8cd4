import { durationText } from '@gladhand/domain/formats';
import type { GeofenceDwellNumbers } from '@gladhand/domain/geofences';
import { Link, Stat } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { encodeGeofenceVisits, type GeofenceVisitsView } from '../internal/visitsView';
import type { DwellContext } from './dwellColumns';
import * as S from './GeofenceVisits.styles';

/** The numbers of all visits of the period. Each leads to its visits. */
export function DwellNumbers({ total, context }: { total: GeofenceDwellNumbers; context: DwellContext }) {
  const { messages, view, customerId, locale, links, format } = context;
  const duration = (ms: number) => durationText(ms, locale);
  const linked = (value: ReactNode, filter: Partial<GeofenceVisitsView>) => {
    const target: GeofenceVisitsView = {
      ...{ ...view, customerId, tab: 'visits', how: null, openOnly: false, overFreeTime: false },
      ...filter,
    };
    const href = links.geofenceVisits?.(encodeGeofenceVisits(target));
    return href ? (
      <Link kind="quiet" href={href}>
        {value}
      </Link>
    ) : (
      value
    );
  };
  const stats: [label: string, value: ReactNode][] = [
    [messages.visits, linked(format(total.visits), { how: 'seen' })],
    [messages.total, duration(total.totalMs)],
    [messages.mean, duration(total.meanMs)],
    [messages.median, duration(total.medianMs)],
    [messages.longest, duration(total.longestMs)],
    [messages.detentionAtLeast, linked(duration(total.detentionAtLeastMs), { overFreeTime: true })],
    [messages.detentionAtMost, duration(total.detentionAtMostMs)],
    [messages.trailersOver, linked(format(total.trailersOverFreeTime), { overFreeTime: true })],
    [messages.passes, linked(format(total.passed), { how: 'passed' })],
  ];
  return (
    <S.Numbers>
      {stats.map(([label, value]) => (
        <Stat key={label} size="small" label={label} value={value} />
      ))}
    </S.Numbers>
  );
}
