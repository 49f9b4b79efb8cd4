import { failureOf } from '@gladhand/domain';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, Link, Select, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { visitsQuery } from '../../internal/geofenceQueries';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { EMPTY_VISITS_VIEW, encodeGeofenceVisits } from '../internal/visitsView';
import { TRAILER_GEOFENCES_MESSAGES } from './messages';
import * as S from './TrailerGeofences.styles';
import { VisitItem } from './VisitItem';

export interface TrailerGeofencesProps extends LocalizedProps {
  /** The trailer. */
  vin: string;
  /** Its customer. */
  customerId: number;
  /** How many days back visits are listed. To keep it, e.g. in a URL, use it with `onDaysChange`. @default 7 */
  days?: VisitDays | undefined;
  onDaysChange?: ((days: VisitDays) => void) | undefined;
}

/** Periods that can be chosen. */
export const VISIT_DAYS = [7, 31, 90] as const;
export type VisitDays = (typeof VISIT_DAYS)[number];

const DAY_MS = 86_400_000;
const REFRESH_MS = 60_000;
const MAX_ROWS = 100;
/** Periods of the table of visits. */
const TABLE_DAYS = 31;

/** The geofences that a trailer is in, since when, and those that it visited or passed. */
export function TrailerGeofences({ messages, ...props }: TrailerGeofencesProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerGeofencesBody {...props} />
    </WidgetTexts>
  );
}

function TrailerGeofencesBody({ vin, customerId, ...params }: Omit<TrailerGeofencesProps, 'messages'>) {
  const messages = useMessages(TRAILER_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { now: clock, links, can } = useWidgetHost();
  const [ownDays, setOwnDays] = useState<VisitDays>(7);
  const days = params.days ?? ownDays;
  const [opened] = useState(clock);
  const visits = useApiQuery(
    visitsQuery({
      ...{ customerId, vin, from: new Date(opened.getTime() - days * DAY_MS).toISOString() },
      paginationInput: { pageSize: MAX_ROWS, pageNumber: 1 },
    }),
    { refreshMs: REFRESH_MS, keepPrevious: true },
  );
  const open = useApiQuery(
    visitsQuery({ customerId, vin, openOnly: true, paginationInput: { pageSize: MAX_ROWS, pageNumber: 1 } }),
    { refreshMs: REFRESH_MS },
  );
  const periods = useMemo(
    () => [
      { value: '7', label: messages.last7Days },
      { value: '31', label: messages.last31Days },
      { value: '90', label: messages.last90Days },
    ],
    [messages],
  );
  const error = open.error ?? visits.error;
  const isFetching = open.isFetching || visits.isFetching;
  const retry = () => {
    void open.refetch();
    void visits.refetch();
  };
  if (!visits.data || !open.data) {
    return error ? (
      <FailedState what={messages.theVisits} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
    ) : (
      <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </S.Waiting>
    );
  }
  const now = clock();
  const inside = open.data.visits;
  const past = visits.data.visits.filter(({ left }) => left);
  const table = can('screen:geofence')
    ? links.geofenceVisits?.(
        encodeGeofenceVisits({
          ...EMPTY_VISITS_VIEW,
          ...{ customerId, vin, range: { days: Math.min(TABLE_DAYS, days) } },
        }),
      )
    : undefined;
  return (
    <>
      {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      <S.Part aria-label={messages.now}>
        <header>
          <h4>{messages.now}</h4>
        </header>
        {inside.length === 0 ? (
          <S.Note>{messages.notInside}</S.Note>
        ) : (
          <S.Visits>
            {inside.map((visit) => (
              <VisitItem key={visit.id} visit={visit} customerId={customerId} now={now} />
            ))}
          </S.Visits>
        )}
      </S.Part>
      <S.Part aria-label={messages.past}>
        <header>
          <h4>{messages.past}</h4>
          <div>
            <Select
              aria-label={messages.period}
              options={periods}
              value={String(days)}
              onChange={(value) => {
                const next = VISIT_DAYS.find((each) => String(each) === value) ?? 7;
                setOwnDays(next);
                params.onDaysChange?.(next);
              }}
            />
          </div>
        </header>
        {past.length === 0 ? (
          <EmptyState edge="none" title={messages.noneBefore}>
            {inside.length === 0 && messages.noneYetHint}
          </EmptyState>
        ) : (
          <S.Visits>
            {past.map((visit) => (
              <VisitItem key={visit.id} visit={visit} customerId={customerId} now={now} />
            ))}
          </S.Visits>
        )}
        <S.Foot>
          <span>{messages.count(formats.count(past.length), formats.count(visits.data.total - open.data.total))}</span>
          {table && (
            <S.Target>
              <Link href={table}>{messages.table}</Link>
            </S.Target>
          )}
        </S.Foot>
      </S.Part>
    </>
  );
}
