import { failureOf } from '@gladhand/domain';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  FailedState,
  Icon,
  Link,
  Pagination,
  StaleBanner,
  Table,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useState } from 'react';
import type { PartName } from '../../internal/parts/partsView';
import { LoadingParts } from './LoadingParts';
import { PARTS_MESSAGES } from './messages';
import * as S from './Parts.styles';
import { PARTS_PAGE_SIZE, partTrailersQuery } from './partsQueries';

/** The trailers that carry a part, by unit ID. */
export function PartTrailers({ part, onBack }: { part: PartName; onBack: () => void }) {
  const messages = useMessages(PARTS_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { links } = useWidgetHost();
  const [page, setPage] = useState(1);
  const query = useApiQuery(partTrailersQuery(part, page), { keepPrevious: true });
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  const linked = (vin: string, text: string) => {
    const href = links.trailer?.(vin);
    return href ? <Link href={href}>{text}</Link> : text;
  };
  return (
    <S.Main>
      <S.Line>
        <Button kind="quiet" icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack}>
          {messages.allFleetParts}
        </Button>
        <h2>{messages.carriersTitle([part.partNumber, part.maker].filter(Boolean).join(' · '))}</h2>
        {data && <span role="status">{messages.carriers(data.total, count(data.total))}</span>}
      </S.Line>
      {error && data && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      {!data && error && (
        <FailedState what={messages.theTrailers} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
      )}
      {!data && !error && <LoadingParts />}
      {data?.total === 0 && <EmptyState edge="none" title={messages.noCarriers} />}
      {data && data.trailers.length > 0 && (
        <S.Scroller role="group" aria-label={messages.theTrailers} tabIndex={0}>
          <Table framed>
            <thead>
              <tr>
                <th scope="col">{messages.unitId}</th>
                <th scope="col">{messages.vin}</th>
                <th scope="col" data-wide="">
                  {messages.customer}
                </th>
                <th scope="col" data-wide="">
                  {messages.type}
                </th>
                <th scope="col" data-wide="">
                  {messages.modelYear}
                </th>
                <th scope="col" data-align="end">
                  {messages.quantityFull}
                </th>
                <th scope="col" data-wide="">
                  {messages.position}
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
                  <td data-wide="">{trailer.customerName}</td>
                  <td data-wide="">{say(trailer.vehicleType)}</td>
                  <td data-wide="">{trailer.modelYear ?? messages.unknown}</td>
                  <td data-align="end">{count(trailer.quantity)}</td>
                  <td data-wide="">{trailer.positions.join(', ') || messages.unknown}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </S.Scroller>
      )}
      {data && data.total > PARTS_PAGE_SIZE && (
        <Pagination total={data.total} page={page} pageSize={PARTS_PAGE_SIZE} onPageChange={setPage} />
      )}
    </S.Main>
  );
}
