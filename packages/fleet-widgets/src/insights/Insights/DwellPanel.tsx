import { failureOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, Link, Skeleton, Table, useMessages } from '@gladhand/ui';
import { tableOf } from './fileTables';
import * as S from './Insights.styles';
import { dwellQuery, type TrailerFilter } from './insightsQueries';
import { INSIGHTS_MESSAGES } from './messages';
import { Panel } from './Panel';
import type { Days } from './periods';
import { useInsightFormats } from './useInsightFormats';

interface DwellPanelProps {
  filter: TrailerFilter;
  period: Days;
  against: Days | undefined;
}

const HOUR_MS = 3_600_000;

/** How long trailers stayed in geofences, those with the most hours together first. */
export function DwellPanel({ filter, period, against }: DwellPanelProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const write = useInsightFormats();
  const { can, hasFeature, links } = useWidgetHost();
  const customerId = filter.customerId;
  const isAllowed = can('geofenceDwell') && hasFeature('GeofenceV2');
  const own = { ...filter, customerId: customerId ?? 0 };
  const enabled = isAllowed && customerId !== null;
  const now = useApiQuery(dwellQuery(own, period), { enabled, keepPrevious: true });
  const before = useApiQuery(dwellQuery(own, against ?? period), {
    enabled: enabled && against !== undefined,
    keepPrevious: true,
  });
  const { title, about } = messages.panels.dwell;
  const rows = now.data?.rows ?? [];
  const medianBefore = new Map(against ? before.data?.rows.map(({ id, numbers }) => [id, numbers.medianMs]) : []);
  const median = now.data?.total?.medianMs;
  const medianOfBefore = against && before.data?.total?.medianMs;
  const longestMs = Math.max(1, ...rows.map(({ numbers }) => numbers.medianMs), ...medianBefore.values());
  const hours = (ms: number | undefined) => (ms === undefined ? null : Math.round((ms / HOUR_MS) * 10) / 10);
  return (
    <Panel
      title={title}
      about={about}
      value={median === undefined ? undefined : write.duration(median)}
      change={
        median !== undefined &&
        medianOfBefore !== undefined &&
        write.percent(median, medianOfBefore, write.duration(medianOfBefore))
      }
      table={
        rows.length === 0
          ? undefined
          : () =>
              tableOf(
                [
                  ...[messages.place, messages.stays, `${messages.median} (h)`],
                  ...(against ? [`${messages.median}, ${messages.before} (h)`] : []),
                ],
                rows.map(({ id, name, numbers }) => [
                  ...[name, numbers.visits, hours(numbers.medianMs)],
                  ...(against ? [hours(medianBefore.get(id))] : []),
                ]),
              )
      }
    >
      {body()}
    </Panel>
  );

  function body() {
    if (!isAllowed)
      return (
        <EmptyState edge="none" title={messages.noGeofences}>
          {messages.noGeofencesHint}
        </EmptyState>
      );
    if (customerId === null)
      return (
        <EmptyState edge="none" title={messages.chooseCustomer}>
          {messages.chooseCustomerHint}
        </EmptyState>
      );
    if (!now.data)
      return now.error ? (
        <FailedState
          what={messages.theDwell}
          {...failureOf(now.error)}
          onRetry={() => void now.refetch()}
          retrying={now.isFetching}
        />
      ) : (
        <Skeleton height={220} />
      );
    if (rows.length === 0)
      return (
        <EmptyState edge="none" title={messages.noStays}>
          {messages.noStaysHint}
        </EmptyState>
      );
    return (
      <S.Scroller role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{messages.place}</th>
              <th scope="col">{messages.median}</th>
              <th scope="col" data-align="end">
                {messages.stays}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, numbers }) => {
              const href = customerId === null ? undefined : links.geofence?.({ customerId, geofenceId: id });
              const earlierMs = medianBefore.get(id);
              return (
                <tr key={id}>
                  <th scope="row">
                    <S.Name>{href ? <Link href={href}>{name}</Link> : name}</S.Name>
                  </th>
                  <td>
                    <S.Bar aria-hidden="true">
                      <span style={{ inlineSize: `${(100 * numbers.medianMs) / longestMs}%` }} />
                      {earlierMs !== undefined && (
                        <i style={{ insetInlineStart: `${(100 * earlierMs) / longestMs}%` }} />
                      )}
                    </S.Bar>
                    <bdi>{write.duration(numbers.medianMs)}</bdi>
                    {earlierMs !== undefined && (
                      <S.Earlier>
                        {messages.before}: <bdi>{write.duration(earlierMs)}</bdi>
                      </S.Earlier>
                    )}
                  </td>
                  <td data-align="end">{write.formats.count(numbers.visits)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </S.Scroller>
    );
  }
}
