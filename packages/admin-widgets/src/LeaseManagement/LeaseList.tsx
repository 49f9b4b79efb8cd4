import { failureOf } from '@gladhand/domain';
import { LEASE_STATES, type LeaseState, type TrailerLease } from '@gladhand/domain/leases';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
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
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { COMMON_MESSAGES } from '../internal/messages';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { momentText, optionsIn, useWriting } from '../internal/writing';
import { LeasePill } from './LeasePill';
import { leasesQuery } from './leaseQueries';
import { EMPTY_LEASE_VIEW, type LeaseView, NEW_LEASE } from './leaseView';
import { LEASE_MESSAGES } from './messages';
import { useDayText } from './useDayText';

interface LeaseListProps {
  view: LeaseView;
  setView: (change: Partial<LeaseView>) => void;
}

/** Leases, newest first. */
export function LeaseList({ view, setView }: LeaseListProps) {
  const messages = useMessages(LEASE_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { can, locale } = useWidgetHost();
  const { options } = useCustomerScope();
  const query = useApiInfiniteQuery(leasesQuery(view));
  const states = useMemo(() => optionsIn(LEASE_STATES, say), [say]);
  const customers = useMemo(() => options.map(({ id, label }) => ({ value: String(id), label })), [options]);
  const leases = query.data?.pages.flatMap((page) => page.leases) ?? [];
  const total = query.data?.pages.at(-1)?.total;
  const number = (value: number) => value.toLocaleString(locale);
  const isFiltered = view.state !== null || view.customerId !== null || view.vin !== '';
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={messages.title}
        meta={total === undefined ? undefined : messages.count(total, number(total))}
        actions={
          can('createTrailerLease') && (
            <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => setView({ leaseId: NEW_LEASE })}>
              {messages.newLease}
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
            onChange={(state) => setView({ state: state as LeaseState | null })}
          />
          <Select
            aria-label={messages.customer}
            placeholder={messages.anyCustomer}
            clearable
            options={customers}
            value={view.customerId === null ? null : String(view.customerId)}
            onChange={(id) => setView({ customerId: id === null ? null : Number(id) })}
          />
        </S.Filters>
        {query.isPending && <Skeleton height={200} />}
        {query.error && !query.data && (
          <FailedState
            what={messages.theLeases}
            {...failureOf(query.error)}
            onRetry={retry}
            retrying={query.isFetching}
          />
        )}
        {query.error && query.data && (
          <StaleBanner reason={failureOf(query.error).message} onRetry={retry} retrying={query.isFetching} />
        )}
        {query.data && leases.length === 0 && (
          <EmptyState
            title={isFiltered ? messages.noMatch : messages.none}
            action={isFiltered && <Button onClick={() => setView(EMPTY_LEASE_VIEW)}>{common.clearFilters}</Button>}
          >
            {isFiltered ? recordMessages.noMatchHint : messages.noneHint}
          </EmptyState>
        )}
        {leases.length > 0 && (
          <>
            <S.Scroller role="region" aria-label={messages.list} tabIndex={0}>
              <S.List density="compact" framed>
                <thead>
                  <tr>
                    <th scope="col">{messages.parties}</th>
                    <th scope="col">{recordMessages.state}</th>
                    <th scope="col">{lineMessages.title}</th>
                    <th scope="col">{messages.days}</th>
                    <th scope="col">{messages.created}</th>
                  </tr>
                </thead>
                <tbody>
                  {leases.map((lease) => (
                    <LeaseRow key={lease.id} lease={lease} onOpen={() => setView({ leaseId: lease.id })} />
                  ))}
                </tbody>
              </S.List>
            </S.Scroller>
            <S.Foot>
              <span role="status">{messages.shownOf(number(leases.length), number(total ?? 0))}</span>
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

function LeaseRow({ lease, onOpen }: { lease: TrailerLease; onOpen: () => void }) {
  const messages = useMessages(LEASE_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const writing = useWriting();
  const dayText = useDayText();
  const { locale } = useWidgetHost();
  const { lessor, lessee, state, trailers, firstDay, lastDay, timeZone, createdAt, createdByEmail } = lease;
  return (
    <tr>
      <th scope="row">
        <S.Plain type="button" onClick={onOpen}>
          {messages.partiesText(lessor.name, lessee.name)}
        </S.Plain>
      </th>
      <td>
        <LeasePill state={state} />
      </td>
      <td>{trailers.toLocaleString(locale)}</td>
      <td>
        {messages.daysText(dayText(firstDay), dayText(lastDay))}
        <S.Sub>{timeZone}</S.Sub>
      </td>
      <td>{recordMessages.byUser(createdByEmail ?? recordMessages.deletedUser, momentText(createdAt, writing))}</td>
    </tr>
  );
}
