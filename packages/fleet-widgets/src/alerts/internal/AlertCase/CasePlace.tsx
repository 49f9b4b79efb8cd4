import { failureOf } from '@gladhand/domain';
import type { Alert } from '@gladhand/domain/alerts';
import { formatCoordinates } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Link, lazyPart, Skeleton, useMessages } from '@gladhand/ui';
import { Suspense, useMemo } from 'react';
import { geofencesQuery } from '../../../internal/geofenceQueries';
import { severityTone } from '../../../internal/severityTone';
import type { MapEngineFactory } from '../../../map/mapEngine';
import type { TrailerMarker } from '../../../map/mapFeatures';
import { alertTime } from '../alertTime';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';
import { placeGeofences } from './placeGeofences';
import { placeQuery } from './placeQuery';

const PlaceMap = lazyPart(() => import('./PlaceMap').then((module) => module.PlaceMap));

const FRESH_MS = 300_000;

interface CasePlaceProps {
  alert: Alert;
  /** The trailer of the alert. */
  vin: string;
  /** Without it there is no map. */
  engine: MapEngineFactory | undefined;
}

/** Where the trailer was when an alert began, with links to a map and to its history there. */
export function CasePlace({ alert, vin, engine }: CasePlaceProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const { links, now, timeZone, locale } = useWidgetHost();
  const { since, customerId, condition, severity, withdrawnAt } = alert;
  const unitId = alert.unitId ?? vin;
  const at = useMemo(() => new Date(since), [since]);
  const query = useApiQuery(placeQuery(vin, since), { staleMs: FRESH_MS });
  const place = query.data;
  const geofences = useApiQuery(geofencesQuery(customerId), { staleMs: FRESH_MS, enabled: engine !== undefined });
  const shown = useMemo(() => placeGeofences(condition, geofences.data ?? []), [condition, geofences.data]);
  const tone = withdrawnAt ? 'unknown' : severityTone(severity.toUpperCase());
  const marker = useMemo(
    (): TrailerMarker | undefined =>
      place
        ? { kind: 'trailer', id: vin, severity: tone, heading: null, label: unitId, lat: place.lat, lng: place.lng }
        : undefined,
    [place, vin, tone, unitId],
  );
  if (query.isError && failureOf(query.error).forbidden) return null;
  const coordinates = place && formatCoordinates(place.lat, place.lng);
  const name = place ? place.address || (coordinates ?? '') : '';
  const map = place && (links.place?.({ name, lat: place.lat, lng: place.lng }) ?? links.trailer?.(vin));
  const history = links.trailerHistory?.({ vin, day: isoDayOf(at, timeZone), at });
  return (
    <S.Section aria-label={messages.place}>
      <S.Line>
        <h3>{messages.place}</h3>
        {place && <S.Quiet>{alertTime(new Date(place.at), now(), timeZone, locale)}</S.Quiet>}
      </S.Line>
      <S.Place>
        {engine && query.isPending && <Skeleton height={160} />}
        {engine && marker && (
          <S.Picture>
            <Suspense fallback={<Skeleton height={160} />}>
              <PlaceMap engine={engine} trailer={marker} geofences={shown} label={messages.mapOf(unitId, name)} />
            </Suspense>
          </S.Picture>
        )}
        <S.PlaceText>
          {query.isPending && !engine && <Skeleton height={18} />}
          {query.isError && place === undefined && (
            <S.Line role="status">
              <span>{messages.placeFailed}</span>
              <Button size="xsmall" working={query.isFetching} onClick={() => void query.refetch()}>
                {messages.tryAgain}
              </Button>
            </S.Line>
          )}
          {place === null && <span>{messages.noPosition}</span>}
          {place && (
            <>
              <span>
                <bdi>{name}</bdi>
              </span>
              {place.address && (
                <S.Quiet>
                  <bdi>{coordinates}</bdi>
                </S.Quiet>
              )}
            </>
          )}
          <S.Line>
            {map && <Link href={map}>{messages.openInMap}</Link>}
            {history && <Link href={history}>{messages.historyAt(alertTime(at, now(), timeZone, locale))}</Link>}
          </S.Line>
        </S.PlaceText>
      </S.Place>
    </S.Section>
  );
}
