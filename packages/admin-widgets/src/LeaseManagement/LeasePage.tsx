import { failureOf } from '@gladhand/domain';
import type { TrailerLease } from '@gladhand/domain/leases';
import { useApiInfiniteQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  ArrowLeftIcon,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Link,
  PageHeader,
  Skeleton,
  StaleBanner,
  useMessages,
} from '@gladhand/ui';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { momentText, useWriting } from '../internal/writing';
import { LeaseActions } from './LeaseActions';
import { LeasePill } from './LeasePill';
import { leaseQuery, leaseTrailersQuery, REFRESH_MS } from './leaseQueries';
import { LEASE_MESSAGES } from './messages';
import { useDayText } from './useDayText';

/** One lease with its trailers. */
export function LeasePage({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(LEASE_MESSAGES);
  const query = useApiQuery(leaseQuery(id), { refreshMs: REFRESH_MS });
  const { data: lease, error } = query;
  const retry = () => void query.refetch();
  const back = <IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={onClose} />;
  if (!lease) {
    return (
      <>
        <PageHeader title={messages.title} back={back} />
        <S.Page>
          {query.isPending && <Skeleton height={200} />}
          {error && (
            <FailedState what={messages.theLease} {...failureOf(error)} onRetry={retry} retrying={query.isFetching} />
          )}
          {lease === null && <EmptyState title={messages.missing} />}
        </S.Page>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={messages.partiesText(lease.lessor.name, lease.lessee.name)}
        back={back}
        meta={<LeasePill state={lease.state} />}
        actions={<LeaseActions lease={lease} />}
      />
      <S.Page>
        {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={query.isFetching} />}
        <S.Columns>
          <Trailers id={lease.id} />
          <Facts lease={lease} />
        </S.Columns>
      </S.Page>
    </>
  );
}

function Facts({ lease }: { lease: TrailerLease }) {
  const messages = useMessages(LEASE_MESSAGES);
  const writing = useWriting();
  const dayText = useDayText();
  const { locale } = useWidgetHost();
  const midnight = (at: string) => momentText(at, { ...writing, timeZone: lease.timeZone });
  return (
    <Card>
      <DescriptionList
        items={[
          { id: 'lessor', term: messages.lessor, value: lease.lessor.name },
          { id: 'lessee', term: messages.lessee, value: lease.lessee.name },
          { id: 'trailers', term: messages.trailers, value: lease.trailers.toLocaleString(locale) },
          {
            id: 'days',
            term: messages.days,
            value: messages.daysText(dayText(lease.firstDay), dayText(lease.lastDay)),
          },
          { id: 'from', term: messages.begins, value: midnight(lease.from) },
          { id: 'until', term: messages.ends, value: lease.until === null ? messages.never : midnight(lease.until) },
          {
            id: 'created',
            term: messages.created,
            value: messages.byUser(lease.createdByEmail ?? messages.deletedUser, momentText(lease.createdAt, writing)),
          },
        ]}
      />
    </Card>
  );
}

function Trailers({ id }: { id: string }) {
  const messages = useMessages(LEASE_MESSAGES);
  const writing = useWriting();
  const { links } = useWidgetHost();
  const query = useApiInfiniteQuery(leaseTrailersQuery(id));
  const trailers = query.data?.pages.flatMap((page) => page.trailers) ?? [];
  return (
    <Card title={messages.trailers} headingLevel={2}>
      {query.isPending && <Skeleton height={120} />}
      {query.error && !query.data && (
        <FailedState
          what={messages.theTrailers}
          {...failureOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {trailers.length > 0 && (
        <S.Stack>
          <S.Scroller role="region" aria-label={messages.trailers} tabIndex={0}>
            <S.Short density="compact" framed>
              <thead>
                <tr>
                  <th scope="col">{messages.unitId}</th>
                  <th scope="col">{messages.vin}</th>
                  <th scope="col">{messages.leftAt}</th>
                </tr>
              </thead>
              <tbody>
                {trailers.map(({ vin, unitId, leftAt }) => {
                  const href = links.trailer?.(vin);
                  return (
                    <tr key={vin}>
                      <th scope="row">{href ? <Link href={href}>{unitId}</Link> : unitId}</th>
                      <td>
                        <code>{vin}</code>
                      </td>
                      <td>{leftAt === null ? messages.inLease : momentText(leftAt, writing)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </S.Short>
          </S.Scroller>
          {query.hasNextPage && (
            <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {messages.loadMore}
            </Button>
          )}
        </S.Stack>
      )}
    </Card>
  );
}
