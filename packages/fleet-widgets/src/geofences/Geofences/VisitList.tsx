import { failureOf } from '@gladhand/domain';
import type { GeofenceVisitPage } from '@gladhand/domain/geofences';
import type { useApiQuery } from '@gladhand/domain/react';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { vinParts } from '@gladhand/domain/trailers';
import { Button, EmptyState, FailedState, Link, Skeleton, StaleBanner, Table, useMessages } from '@gladhand/ui';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';
import { visitRow } from './visitRow';

interface VisitListProps {
  visits: ReturnType<typeof useApiQuery<GeofenceVisitPage>>;
  emptyText: string;
  /** Loads more rows; undefined if no more can be shown. */
  onMore: (() => void) | undefined;
}

/** Visits, newest first. */
export function VisitList({ visits, emptyText, onMore }: VisitListProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { now, timeZone, locale, links } = useWidgetHost();
  if (!visits.data) {
    return (
      <S.PanelBody aria-busy={visits.isPending || undefined}>
        {visits.isError ? (
          <FailedState
            what={messages.theVisits}
            {...failureOf(visits.error)}
            onRetry={() => void visits.refetch()}
            retrying={visits.isFetching}
          />
        ) : (
          <S.Waiting>
            <Skeleton height={38} />
            <Skeleton height={38} />
            <Skeleton height={38} />
          </S.Waiting>
        )}
      </S.PanelBody>
    );
  }
  const { total } = visits.data;
  const rows = visits.data.visits.map((visit) => visitRow(visit, { messages, now: now(), timeZone, locale }));
  return (
    <>
      <S.PanelBody tabIndex={-1}>
        {visits.isError && (
          <StaleBanner
            reason={failureOf(visits.error).message}
            onRetry={() => void visits.refetch()}
            retrying={visits.isFetching}
          />
        )}
        {rows.length === 0 ? (
          <EmptyState edge="none" title={emptyText} />
        ) : (
          <Table aria-label={messages.visits}>
            <thead>
              <tr>
                <th scope="col">{messages.trailer}</th>
                <th scope="col">{messages.entered}</th>
                <th scope="col" data-wide="">
                  {messages.left}
                </th>
                <th scope="col" data-align="end">
                  {messages.dwell}
                </th>
                <th scope="col" data-align="end">
                  {messages.detentionAtLeast}
                </th>
                <th scope="col" data-align="end" data-wide="">
                  {messages.detentionAtMost}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    {links.trailer ? <Link href={links.trailer(row.vin)}>{row.unitId}</Link> : row.unitId}
                    <S.Quiet>…{vinParts(row.vin).tail}</S.Quiet>
                  </td>
                  <td>
                    {row.entered}
                    {row.note && <S.Quiet>{row.note}</S.Quiet>}
                  </td>
                  <td data-wide="">{row.left}</td>
                  <td data-align="end">{row.dwell}</td>
                  <td data-align="end">{row.detentionAtLeast}</td>
                  <td data-align="end" data-wide="">
                    {row.detentionAtMost}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </S.PanelBody>
      <S.Foot>
        <span>{messages.rows(formats.count(rows.length), formats.count(total))}</span>
        {onMore && rows.length < total && (
          <Button kind="link" size="xsmall" working={visits.isFetching} onClick={onMore}>
            {messages.showMore}
          </Button>
        )}
      </S.Foot>
    </>
  );
}
