import { canRetryMail, failureOf, formatDate, type MailDelivery } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Card, EmptyState, FailedState, Pagination, SearchField, Select, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { MailStatusPill } from './MailStatusPill';
import { SYSTEM_MESSAGES as TEXT } from './messages';
import * as S from './SystemStatus.styles';
import { FIRST_MAIL_VIEW, type MailView, mailsQuery, retryMail } from './systemQueries';

const STATUSES = [
  { value: 'any', label: TEXT.anyStatus },
  { value: 'attention', label: TEXT.needsAttention },
  { value: 'queued', label: 'Queued' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
];

/** How often the list is read again, in ms: pending mails settle within seconds. */
const REFRESH_MS = 5_000;

/** Outgoing mail with its status; failed and unconfirmed ones can be sent again. */
export function OutgoingMail() {
  const { locale } = useWidgetHost();
  const [view, setView] = useState(FIRST_MAIL_VIEW);
  const mails = useApiQuery(mailsQuery(view), { keepPrevious: true, refreshMs: REFRESH_MS });
  const change = (next: Partial<MailView>) => setView({ ...view, page: 1, ...next });
  const isFiltered = view.status !== 'any' || view.search.trim() !== '';
  const { total = 0, mails: rows = [] } = mails.data ?? {};
  return (
    <Card title={TEXT.mail} headingLevel={2}>
      <S.Hint>{TEXT.mailHint}</S.Hint>
      <S.Toolbar>
        <Select
          aria-label={TEXT.status}
          options={STATUSES}
          value={view.status}
          onChange={(status) => change({ status: status ?? 'any' })}
        />
        <SearchField
          aria-label={TEXT.search}
          placeholder={TEXT.search}
          value={view.search}
          onSearch={(search) => change({ search })}
        />
      </S.Toolbar>
      {mails.isPending && <Skeleton height={120} />}
      {mails.isError && !mails.data && (
        <FailedState
          what={TEXT.mailList}
          {...failureOf(mails.error)}
          onRetry={() => mails.refetch()}
          retrying={mails.isRefetching}
        />
      )}
      {mails.data && rows.length === 0 && (
        <EmptyState edge="none" title={isFiltered ? TEXT.noMatch : TEXT.noMail}>
          {isFiltered ? TEXT.noMatchHint : TEXT.noMailHint}
          {isFiltered && <Button onClick={() => setView(FIRST_MAIL_VIEW)}>{TEXT.clear}</Button>}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <MailTable mails={rows} />
          <Pagination
            total={total}
            page={view.page}
            pageSize={view.pageSize}
            locale={locale}
            onPageChange={(page) => change({ page })}
            onPageSizeChange={(pageSize, page) => change({ pageSize, page })}
          />
        </>
      )}
    </Card>
  );
}

function MailTable({ mails }: { mails: readonly MailDelivery[] }) {
  const { timeZone, can } = useWidgetHost();
  const retrying = useApiMutation(retryMail);
  const at = (text: string) => formatDate(new Date(text), 'shortDateTime', timeZone);
  return (
    <>
      {retrying.error && (
        <Banner tone="critical" title={TEXT.notRetried}>
          {failureOf(retrying.error).message}
        </Banner>
      )}
      <S.Scroller role="region" aria-label={TEXT.mailList} tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">{TEXT.recipient}</th>
              <th scope="col">{TEXT.subject}</th>
              <th scope="col">{TEXT.status}</th>
              <th scope="col">{TEXT.queued}</th>
              <th scope="col">{TEXT.action}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, to, subject, status, attempts, reason, createdAt, nextAttemptAt }) => (
              <tr key={id}>
                <td>{to}</td>
                <td>{subject}</td>
                <td>
                  <MailStatusPill status={status} />
                  {reason && <S.Sub>{reason}</S.Sub>}
                  {nextAttemptAt && <S.Sub>{TEXT.nextAttempt(at(nextAttemptAt))}</S.Sub>}
                  {attempts > 1 && <S.Sub>{TEXT.attempts(attempts)}</S.Sub>}
                </td>
                <td>{at(createdAt)}</td>
                <td>
                  {canRetryMail(status) && can('retryMail') && (
                    <Button
                      size="xsmall"
                      aria-label={TEXT.retryFor(to)}
                      working={retrying.isPending && retrying.variables === id}
                      onClick={() => retrying.mutate(id)}
                    >
                      {TEXT.retry}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </>
  );
}
