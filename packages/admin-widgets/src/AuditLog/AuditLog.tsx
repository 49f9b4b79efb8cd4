import { AUDIT_AREAS, failureOf } from '@gladhand/domain';
import { customersQuery, useApiInfiniteQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  EmptyState,
  FailedState,
  PageHeader,
  ScopeSelect,
  SearchField,
  Select,
  Skeleton,
  Timeline,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { AuditDetail } from './AuditDetail';
import { type AuditFilter, auditQuery, titleOf, WHOLE_LOG } from './auditQuery';

const AREAS = [{ value: 'all', label: 'Everything' }, ...AUDIT_AREAS.map(({ id, label }) => ({ value: id, label }))];
const SPANS = [
  { value: '1', label: 'Last 24 Hours' },
  { value: '7', label: 'Last 7 Days' },
  { value: '31', label: 'Last 31 Days' },
  { value: 'all', label: 'All' },
];

const LOADING = ['40%', '62%', '48%', '70%', '56%'];

/** Who changed what, and when, with the values before and after. */
export function AuditLog() {
  const { now, timeZone, locale } = useWidgetHost();
  const [asked, setAsked] = useState<{ filter: AuditFilter; at: Date }>(() => ({ filter: WHOLE_LOG, at: now() }));
  const { filter } = asked;
  const narrow = (change: Partial<AuditFilter>) => setAsked({ filter: { ...filter, ...change }, at: now() });
  const log = useApiInfiniteQuery(auditQuery(filter, asked.at));
  const customers = useApiQuery(customersQuery);
  const options = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ id, label: shortName })),
    [customers.data],
  );
  const events = useMemo(
    () =>
      (log.data?.pages ?? [])
        .flatMap(({ lines }) => lines)
        .map((line) => ({
          id: line.id,
          at: new Date(line.at),
          title: titleOf(line),
          detail: <AuditDetail line={line} />,
        })),
    [log.data],
  );

  return (
    <Page>
      <PageHeader
        title="Audit Log"
        actions={
          <>
            {options.length > 1 && (
              <ScopeSelect
                label="Customer"
                allLabel="All Customers"
                options={options}
                value={filter.customerId}
                onChange={(customerId) => narrow({ customerId })}
              />
            )}
            <Short
              aria-label="About"
              options={AREAS}
              value={filter.area ?? 'all'}
              onChange={(area) => narrow({ area: area === 'all' ? null : area })}
            />
            <Short
              aria-label="When"
              options={SPANS}
              value={filter.days === null ? 'all' : String(filter.days)}
              onChange={(days) => narrow({ days: days === 'all' || days === null ? null : Number(days) })}
            />
            <SearchField
              aria-label="Search who, what or whom"
              placeholder="Who, what or whom"
              value={filter.search}
              onSearch={(search) => narrow({ search })}
            />
          </>
        }
      />
      <Lines aria-busy={log.isPending}>
        {log.isPending && LOADING.map((width) => <Skeleton key={width} width={width} height={14} />)}
        {log.isError && !log.data && (
          <FailedState
            what="The audit log"
            {...failureOf(log.error)}
            onRetry={() => log.refetch()}
            retrying={log.isRefetching}
          />
        )}
        {log.data && events.length === 0 && (
          <EmptyState edge="none" title="Nothing was found">
            Nobody did anything that matches. Widen the time or clear the search.
          </EmptyState>
        )}
        {events.length > 0 && (
          <Timeline
            events={events}
            now={now()}
            timeZone={timeZone}
            locale={locale}
            headingLevel={2}
            {...(log.hasNextPage && { onLoadMore: () => void log.fetchNextPage() })}
            loadingMore={log.isFetchingNextPage}
          />
        )}
      </Lines>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

const Short = styled(Select)`
  inline-size: 150px;
  @media (max-width: 767px) {
    flex: 1 1 110px;
    inline-size: auto;
  }
`;

const Lines = styled.div`
  flex: 1;
  max-inline-size: 880px;
  padding: 16px var(--gh-layout-gutter);

  &[aria-busy='true'] {
    display: flex;
    flex-direction: column;
    gap: 18px;
  }
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;
