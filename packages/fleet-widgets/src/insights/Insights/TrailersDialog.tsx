import { failureOf } from '@gladhand/domain';
import type { FileTable } from '@gladhand/domain/files';
import { useApiFetch, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Dialog,
  EmptyState,
  FailedState,
  Link,
  Pagination,
  Skeleton,
  StaleBanner,
  Table,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useState } from 'react';
import { ExportPanel } from './ExportPanel';
import * as S from './Insights.styles';
import { allInsightTrailers, insightTrailersQuery, TRAILERS_PAGE_SIZE, type TrailerFilter } from './insightsQueries';
import type { ListedInsight } from './insightsView';
import { INSIGHTS_MESSAGES } from './messages';
import { useInsightFormats } from './useInsightFormats';

const HOUR_MS = 3_600_000;

interface TrailersDialogProps {
  list: ListedInsight;
  filter: TrailerFilter;
  onClose: () => void;
}

/** The trailers behind a number, those with the highest value first. */
export function TrailersDialog({ list, filter, onClose }: TrailersDialogProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const say = useWords();
  const write = useInsightFormats();
  const { links } = useWidgetHost();
  const [page, setPage] = useState(1);
  const query = useApiQuery(insightTrailersQuery(filter, list, page), { keepPrevious: true });
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  const fetch = useApiFetch();
  const valueText = (value: number) => {
    if (list.measure === 'miles') return write.miles(value);
    return list.measure === 'faults' ? write.hours(value) : write.formats.count(value);
  };
  const table = (run: Parameters<typeof allInsightTrailers>[2]): FileTable => ({
    columns: [
      ...[messages.unitId, messages.vin, messages.customer, messages.type].map((heading) => ({ heading })),
      { heading: valueHeading(list.measure, messages, write.formats.unit('mi')) },
    ],
    pages: (async function* () {
      for await (const trailers of allInsightTrailers(filter, list, run, fetch)) {
        yield trailers.map((trailer) => [
          ...[trailer.unitId, trailer.vin, trailer.customerName, say(trailer.vehicleType)],
          fileValue(list.measure, trailer.value, write.formats),
        ]);
      }
    })(),
  });
  const linked = (vin: string, text: string) => {
    const href = links.trailer?.(vin);
    return href ? <Link href={href}>{text}</Link> : text;
  };
  const days = list.from === list.to ? write.longDay(list.from) : write.period(list);
  const subject = list.system ? `${messages.systems[list.system]}, ${days}` : days;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="medium">
        <Dialog.Header closeLabel={messages.close}>
          <Dialog.Title>{messages.trailersTitle[list.measure]}</Dialog.Title>
          <Dialog.Description>
            {data ? `${subject}: ${messages.trailers(data.total, write.formats.count(data.total))}` : subject}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {error && data && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
          {!data && error && (
            <FailedState what={messages.theTrailers} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
          )}
          {!data && !error && <Skeleton height={240} />}
          {data?.total === 0 && (
            <EmptyState edge="none" title={messages.noTrailers}>
              {messages.noTrailersHint}
            </EmptyState>
          )}
          {data && data.trailers.length > 0 && (
            <S.Scroller role="group" aria-label={messages.theTrailers} tabIndex={0}>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">{messages.unitId}</th>
                    <th scope="col">{messages.vin}</th>
                    <th scope="col">{messages.customer}</th>
                    <th scope="col">{messages.type}</th>
                    <th scope="col" data-align="end">
                      {messages.values[list.measure]}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.trailers.map((trailer) => (
                    <tr key={trailer.vin}>
                      <th scope="row">{linked(trailer.vin, trailer.unitId)}</th>
                      <td>
                        <S.Code>{trailer.vin}</S.Code>
                      </td>
                      <td>{trailer.customerName}</td>
                      <td>{say(trailer.vehicleType)}</td>
                      <td data-align="end">{valueText(trailer.value)}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </S.Scroller>
          )}
          {data && data.total > 0 && <ExportPanel title={messages.trailersTitle[list.measure]} table={table} />}
          {data && data.total > TRAILERS_PAGE_SIZE && (
            <Pagination total={data.total} page={page} pageSize={TRAILERS_PAGE_SIZE} onPageChange={setPage} />
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

type Measure = ListedInsight['measure'];

const valueHeading = (measure: Measure, { values }: typeof INSIGHTS_MESSAGES, miles: string): string =>
  measure === 'miles' ? `${values.miles} (${miles})` : measure === 'faults' ? `${values.faults} (h)` : values[measure];

/** Miles in the units of the viewer, faults in hours. */
const fileValue = (
  measure: Measure,
  value: number,
  formats: ReturnType<typeof useInsightFormats>['formats'],
): number => {
  if (measure === 'miles') return Math.round(formats.toShown(value, 'mi') * 10) / 10;
  return measure === 'faults' ? Math.round((value / HOUR_MS) * 10) / 10 : value;
};
