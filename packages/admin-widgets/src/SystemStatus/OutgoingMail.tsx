import { failureOf } from '@gladhand/domain';
import { canRetryMail, type MailDelivery } from '@gladhand/domain/mail';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Card, perLanguage, SearchField, Skeleton, useMessages } from '@gladhand/ui';
import { ListPane } from '../internal/ListPage/ListFrame';
import { ListPagination } from '../internal/ListPage/ListPagination';
import { ListState } from '../internal/ListPage/ListState';
import { useListPage } from '../internal/ListPage/useListPage';
import { momentText, useWriting } from '../internal/writing';
import { MailStatusPill } from './MailStatusPill';
import { FIRST_MAIL_VIEW, type MailView } from './mailView';
import { SYSTEM_MESSAGES } from './messages';
import * as S from './SystemStatus.styles';
import { mailsQuery, retryMail } from './systemQueries';

const mailEmptyTextsOf = perLanguage((messages: typeof SYSTEM_MESSAGES) => ({
  ...messages,
  none: messages.noMail,
  noneHint: messages.noMailHint,
}));
const statusesOf = perLanguage((messages: typeof SYSTEM_MESSAGES) => [
  { value: 'any', label: messages.anyStatus },
  { value: 'attention', label: messages.needsAttention },
  { value: 'queued', label: messages.mailQueued },
  { value: 'sending', label: messages.sending },
  { value: 'sent', label: messages.sent },
]);

/** How often the list is refreshed. Pending emails are usually sent within seconds. */
const REFRESH_MS = 5_000;

/** Outgoing emails with their status. Failed and unconfirmed emails can be sent again. */
export function OutgoingMail() {
  const messages = useMessages(SYSTEM_MESSAGES);

  const { view, updateView, correctView, setView } = useListPage<MailView>({}, FIRST_MAIL_VIEW);
  const mails = useApiQuery(mailsQuery(view), { keepPrevious: true, refreshMs: REFRESH_MS });
  const { total, mails: rows = [] } = mails.data ?? {};
  return (
    <Card title={messages.mail} headingLevel={2}>
      <S.Hint>{messages.mailHint}</S.Hint>
      <ListPane
        kind="card"
        framed={false}
        search={
          <SearchField
            aria-label={messages.search}
            placeholder={messages.search}
            value={view.search}
            onSearch={(search) => updateView({ search })}
          />
        }
        filters={
          <S.Status
            aria-label={messages.status}
            options={statusesOf(messages)}
            value={view.status}
            onChange={(status) => updateView({ status: status ?? 'any' })}
          />
        }
        query={mails}
        foot={
          rows.length > 0 && (
            <ListPagination
              query={mails}
              total={total}
              view={view}
              onPageChange={(page) => updateView({ page })}
              onPageSizeChange={(pageSize, page) => updateView({ pageSize, page })}
              onCorrect={(page) => correctView({ page })}
            />
          )
        }
      >
        {mails.isPending && <Skeleton height={120} />}
        <ListState
          query={mails}
          what={messages.mailList}
          isEmpty={rows.length === 0}
          isFiltered={view.status !== 'any' || view.search.trim() !== ''}
          texts={mailEmptyTextsOf(messages)}
          onClear={() => setView(FIRST_MAIL_VIEW)}
          clearLabel={messages.clear}
        />
        {rows.length > 0 && <MailTable mails={rows} />}
      </ListPane>
    </Card>
  );
}

function MailTable({ mails }: { mails: readonly MailDelivery[] }) {
  const messages = useMessages(SYSTEM_MESSAGES);

  const writing = useWriting();
  const { can } = useWidgetHost();
  const retrying = useApiMutation(retryMail);
  const timeOf = (text: string) => momentText(text, writing);
  return (
    <>
      {retrying.error && (
        <Banner tone="critical" title={messages.notRetried}>
          {failureOf(retrying.error).message}
        </Banner>
      )}
      <S.Scroller role="region" aria-label={messages.mailList} tabIndex={0}>
        <S.ActionTable>
          <thead>
            <tr>
              <th scope="col">{messages.recipient}</th>
              <th scope="col">{messages.subject}</th>
              <th scope="col">{messages.status}</th>
              <th scope="col">{messages.queued}</th>
              <th scope="col">{messages.action}</th>
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
                  {nextAttemptAt && <S.Sub>{messages.nextAttempt(timeOf(nextAttemptAt))}</S.Sub>}
                  {attempts > 1 && <S.Sub>{messages.attempts(attempts)}</S.Sub>}
                </td>
                <td>{timeOf(createdAt)}</td>
                <td>
                  {canRetryMail(status) && can('retryMail') && (
                    <Button
                      size="xsmall"
                      aria-label={messages.retryFor(to)}
                      working={retrying.isPending && retrying.variables === id}
                      onClick={() => retrying.mutate(id)}
                    >
                      {messages.retry}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </S.ActionTable>
      </S.Scroller>
    </>
  );
}
