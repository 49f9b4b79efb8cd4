import type { TrackingPort } from '@gladhand/domain';
import { formatCoordinates } from '@gladhand/domain/formats';
import { isoDayOf, readHistory } from '@gladhand/domain/history';
import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Icon, Link, MapPinIcon, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { alertTime } from '../alertTime';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

/** An untethered trailer reports once a day, so its last position can be that old. */
const BEFORE_MS = 2 * 86_400_000;
const FRESH_MS = 300_000;

interface Place {
  lat: number;
  lng: number;
  address: string | null;
  at: number;
}

/** Where a trailer was last seen until an instant; null if it wasn't seen shortly before. */
const placeQuery = (vin: string, since: string): ApiQuery<Place | null> => ({
  key: ['alertPlace', vin, since],
  async fetch(api: TrackingPort, options) {
    const atMs = Date.parse(since);
    const span = { from: new Date(atMs - BEFORE_MS), to: new Date(atMs + 1) };
    const { columns } = await api.tracking.history({ vin, span }, options);
    const fix = readHistory(columns).findLast(({ lat, lng }) => lat !== null && lng !== null);
    return fix ? { lat: fix.lat ?? 0, lng: fix.lng ?? 0, address: fix.address, at: fix.at } : null;
  },
});

/** Where the trailer was when an alert began, with a link to its history there. Nothing if that isn't known. */
export function CasePlace({ vin, since }: { vin: string; since: string }) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const { links, now, timeZone, locale } = useWidgetHost();
  const at = useMemo(() => new Date(since), [since]);
  const place = useApiQuery(placeQuery(vin, since), { staleMs: FRESH_MS }).data;
  const history = links.trailerHistory?.({ vin, day: isoDayOf(at, timeZone), at });
  if (!place && !history) return null;
  const coordinates = place && formatCoordinates(place.lat, place.lng);
  return (
    <S.Section aria-label={messages.place}>
      <S.Line>
        <h3>{messages.place}</h3>
        {place && <S.Quiet>{alertTime(new Date(place.at), now(), timeZone, locale)}</S.Quiet>}
      </S.Line>
      <S.Line>
        {place && (
          <>
            <Icon icon={MapPinIcon} size={14} />
            <span>{place.address || coordinates}</span>
            {place.address && <S.Quiet>{coordinates}</S.Quiet>}
          </>
        )}
        {history && <Link href={history}>{messages.historyAt(alertTime(at, now(), timeZone, locale))}</Link>}
      </S.Line>
    </S.Section>
  );
}
