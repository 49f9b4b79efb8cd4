import { failureOf } from '@gladhand/domain';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { Button, EmptyState, FailedState, Pagination, StaleBanner, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import type { PartsView } from '../../internal/parts/partsView';
import { PARTS_REFRESH_MS } from '../../internal/parts/trailerPartsQuery';
import { CategoryList } from './CategoryList';
import { LoadingParts } from './LoadingParts';
import { PARTS_MESSAGES } from './messages';
import { PartDialog } from './PartDialog';
import * as S from './Parts.styles';
import { PartTable } from './PartTable';
import { fleetPartsQuery, PARTS_PAGE_SIZE } from './partsQueries';

interface FleetPartsProps {
  view: PartsView;
  onChange: (part: Partial<PartsView>) => void;
}

/** The different parts of the fleet, and how many trailers carry each. */
export function FleetParts({ view, onChange }: FleetPartsProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const { count } = useReadingFormats();
  const { search, category, faultCode } = view;
  const filters = JSON.stringify([search, category, faultCode]);
  const [place, setPlace] = useState({ filters, page: 1 });
  // Other filters begin at their first page.
  const page = place.filters === filters ? place.page : 1;
  const query = useApiQuery(fleetPartsQuery(view, page), { refreshMs: PARTS_REFRESH_MS, keepPrevious: true });
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (!data) {
    return error ? (
      <FailedState what={messages.theParts} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
    ) : (
      <LoadingParts />
    );
  }
  const isFiltered = search !== '' || category !== null || faultCode !== null;
  const open =
    view.part && data.parts.find((part) => part.partNumber === view.part?.partNumber && part.maker === view.part.maker);
  return (
    <>
      {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      <S.Content>
        <CategoryList
          counts={new Map(data.categories.map((one) => [one.category, one.count]))}
          value={category}
          onChange={(next) => onChange({ category: next })}
        />
        <S.Main>
          <S.Line>
            <span role="status">{messages.count(data.total, count(data.total))}</span>
          </S.Line>
          {data.parts.length === 0 ? (
            <EmptyState
              edge="none"
              title={isFiltered ? messages.noneFound : messages.noneInFleet}
              action={
                isFiltered && (
                  <Button onClick={() => onChange({ search: '', category: null, faultCode: null })}>
                    {messages.clear}
                  </Button>
                )
              }
            >
              {isFiltered ? messages.noneFoundHint : messages.noneInFleetHint}
            </EmptyState>
          ) : (
            <PartTable
              parts={data.parts.map(({ trailers, ...part }) => ({
                ...part,
                id: `${part.maker}\n${part.partNumber}`,
                trailers: (
                  <Button
                    kind="link"
                    aria-label={messages.carriers(trailers, count(trailers))}
                    onClick={() =>
                      onChange({ part: { maker: part.maker, partNumber: part.partNumber }, listsTrailers: true })
                    }
                  >
                    {count(trailers)}
                  </Button>
                ),
              }))}
              openPart={view.part}
              onOpen={({ maker, partNumber }) => onChange({ part: { maker, partNumber } })}
              onExpired={retry}
            />
          )}
          {data.total > PARTS_PAGE_SIZE && (
            <Pagination
              total={data.total}
              page={page}
              pageSize={PARTS_PAGE_SIZE}
              onPageChange={(next) => setPlace({ filters, page: next })}
            />
          )}
        </S.Main>
      </S.Content>
      {open && (
        <PartDialog
          part={open}
          trailers={open.trailers}
          onExpired={retry}
          onListTrailers={() => onChange({ listsTrailers: true })}
          onClose={() => onChange({ part: null })}
        />
      )}
    </>
  );
}
