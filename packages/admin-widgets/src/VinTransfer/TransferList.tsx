import { failureOf } from '@gladhand/domain';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { TRANSFER_STATES, type TrailerTransfer, TransferState } from '@gladhand/domain/transfers';
import {
  Button,
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  PlusIcon,
  SearchField,
  Select,
  Skeleton,
  StaleBanner,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useMemo } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { momentText, optionsIn, useWriting } from '../internal/writing';
import { TRANSFER_MESSAGES } from './messages';
import { TransferPill } from './TransferPill';
import { transfersQuery } from './transferQueries';
import { EMPTY_TRANSFER_VIEW, NEW_TRANSFER, type TransferView } from './transferView';

interface TransferListProps {
  view: TransferView;
  setView: (change: Partial<TransferView>) => void;
}

/** Transfers that the viewer's customers give or get, newest first. */
export function TransferList({ view, setView }: TransferListProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { can, locale } = useWidgetHost();
  const query = useApiInfiniteQuery(transfersQuery(view));
  const states = useMemo(() => optionsIn(TRANSFER_STATES, say), [say]);
  const transfers = query.data?.pages.flatMap((page) => page.transfers) ?? [];
  const total = query.data?.pages.at(-1)?.total;
  const number = (value: number) => value.toLocaleString(locale);
  const isFiltered = view.state !== null || view.vin !== '';
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={messages.title}
        meta={total === undefined ? undefined : messages.count(total, number(total))}
        actions={
          can('requestTrailerTransfer') && (
            <Button
              kind="primary"
              icon={<Icon icon={PlusIcon} />}
              onClick={() => setView({ transferId: NEW_TRANSFER })}
            >
              {messages.newTransfer}
            </Button>
          )
        }
      />
      <S.Page>
        <S.Filters>
          <SearchField
            aria-label={recordMessages.searchByVin}
            placeholder={recordMessages.searchByVin}
            value={view.vin}
            onSearch={(vin) => setView({ vin: vin.trim().toUpperCase() })}
          />
          <Select
            aria-label={recordMessages.state}
            placeholder={recordMessages.anyState}
            clearable
            options={states}
            value={view.state}
            onChange={(state) => setView({ state: state as TransferState | null })}
          />
        </S.Filters>
        {query.isPending && <Skeleton height={200} />}
        {query.error && !query.data && (
          <FailedState
            what={messages.theTransfers}
            {...failureOf(query.error)}
            onRetry={retry}
            retrying={query.isFetching}
          />
        )}
        {query.error && query.data && (
          <StaleBanner reason={failureOf(query.error).message} onRetry={retry} retrying={query.isFetching} />
        )}
        {query.data && transfers.length === 0 && (
          <EmptyState
            title={isFiltered ? messages.noMatch : messages.none}
            action={isFiltered && <Button onClick={() => setView(EMPTY_TRANSFER_VIEW)}>{common.clearFilters}</Button>}
          >
            {isFiltered ? recordMessages.noMatchHint : messages.noneHint}
          </EmptyState>
        )}
        {transfers.length > 0 && (
          <>
            <S.Scroller role="region" aria-label={messages.list} tabIndex={0}>
              <S.List density="compact" framed>
                <thead>
                  <tr>
                    <th scope="col">{messages.parties}</th>
                    <th scope="col">{recordMessages.state}</th>
                    <th scope="col">{lineMessages.title}</th>
                    <th scope="col">{messages.date}</th>
                    <th scope="col">{messages.requested}</th>
                  </tr>
                </thead>
                <tbody>
                  {transfers.map((transfer) => (
                    <TransferRow
                      key={transfer.id}
                      transfer={transfer}
                      onOpen={() => setView({ transferId: transfer.id })}
                    />
                  ))}
                </tbody>
              </S.List>
            </S.Scroller>
            <S.Foot>
              <span role="status">{messages.shownOf(number(transfers.length), number(total ?? 0))}</span>
              {query.hasNextPage && (
                <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {recordMessages.loadMore}
                </Button>
              )}
            </S.Foot>
          </>
        )}
      </S.Page>
    </>
  );
}

function TransferRow({ transfer, onOpen }: { transfer: TrailerTransfer; onOpen: () => void }) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const { from, to, state, trailers, requestedAt, requestedByEmail } = transfer;
  // A transfer without a date is listed by its end.
  const at = transfer.at ?? transfer.endedAt ?? null;
  return (
    <tr>
      <th scope="row">
        <S.Plain type="button" onClick={onOpen}>
          {messages.partiesText(from.name, to.name)}
        </S.Plain>
      </th>
      <td>
        <TransferPill state={state} />
      </td>
      <td>{trailers.toLocaleString(locale)}</td>
      <td>{at === null ? messages.atOnce : momentText(at, { ...writing, timeZone: transfer.timeZone })}</td>
      <td>
        {(state === TransferState.Draft ? messages.savedBy : recordMessages.byUser)(
          requestedByEmail ?? recordMessages.deletedUser,
          momentText(requestedAt, writing),
        )}
      </td>
    </tr>
  );
}
