import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { useWidgetHost } from '@gladhand/domain/react';
import { Link, StatusPill, useMessages } from '@gladhand/ui';
import { TRAILER_GEOFENCES_MESSAGES } from './messages';
import * as S from './TrailerGeofences.styles';
import { visitText } from './visitText';

/** One visit: where, when, how long, and its detention. */
export function VisitItem({ visit, customerId, now }: { visit: GeofenceVisit; customerId: number; now: Date }) {
  const messages = useMessages(TRAILER_GEOFENCES_MESSAGES);

  const { timeZone, locale, links, can } = useWidgetHost();
  const text = visitText(visit, { messages, now, timeZone, locale });
  const href = can('screen:geofence') ? links.geofence?.({ customerId, geofenceId: visit.geofenceId }) : undefined;
  return (
    <li>
      <S.Target>
        {href ? (
          <Link href={href}>
            <bdi>{visit.geofenceName}</bdi>
          </Link>
        ) : (
          <b>
            <bdi>{visit.geofenceName}</bdi>
          </b>
        )}
      </S.Target>
      <p>{text.when}</p>
      {text.dwell && <p>{text.dwell}</p>}
      {text.detention &&
        (text.isOver ? (
          <span>
            <StatusPill tone="caution">{text.detention}</StatusPill>
          </span>
        ) : (
          <p>{text.detention}</p>
        ))}
      {text.ended && <p>{text.ended}</p>}
    </li>
  );
}
