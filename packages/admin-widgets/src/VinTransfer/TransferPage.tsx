import { failureOf } from '@gladhand/domain';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiInfiniteQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type TrailerTransfer, type TrailerTransferLine, TransferState } from '@gladhand/domain/transfers';
import {
  ArrowLeftIcon,
  Banner,
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
  useWords,
} from '@gladhand/ui';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { CheckedLines } from '../internal/TrailerLines/CheckedLines';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { momentText, useWriting } from '../internal/writing';
import { DraftPage } from './DraftPage';
import { TRANSFER_MESSAGES } from './messages';
import { TransferActions } from './TransferActions';
import { TransferPill } from './TransferPill';
import { toCheckedLine } from './toCheckedLine';
import { REFRESH_MS, transferLinesQuery, transferQuery } from './transferQueries';
import { useProgressText } from './useProgressText';

/** One transfer: its state, both sides, and what became of each line. */
export function TransferPage({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const query = useApiQuery(transferQuery(id), { refreshMs: REFRESH_MS });
  const { data: transfer, error } = query;
  const retry = () => void query.refetch();
  const back = <IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={onClose} />;
  if (!transfer) {
    return (
      <>
        <PageHeader title={messages.title} back={back} />
        <S.Page>
          {query.isPending && <Skeleton height={200} />}
          {error && (
            <FailedState
              what={messages.theTransfer}
              {...failureOf(error)}
              onRetry={retry}
              retrying={query.isFetching}
            />
          )}
          {transfer === null && <EmptyState title={messages.missing} />}
        </S.Page>
      </>
    );
  }
  if (transfer.state === TransferState.Draft)
    return <DraftPage transfer={transfer} onClose={onClose} onRequested={retry} />;
  return (
    <>
      <PageHeader
        title={messages.partiesText(transfer.from.name, transfer.to.name)}
        back={back}
        meta={<TransferPill state={transfer.state} />}
        actions={<TransferActions transfer={transfer} />}
      />
      <S.Page>
        {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={query.isFetching} />}
        <Progress transfer={transfer} />
        <S.Columns>
          <Lines key={transfer.id} transfer={transfer} />
          <Facts transfer={transfer} />
        </S.Columns>
      </S.Page>
    </>
  );
}

function Progress({ transfer }: { transfer: TrailerTransfer }) {
  const text = useProgressText(transfer);
  const { state } = transfer;
  const tone = state === TransferState.Done ? 'good' : state === TransferState.Requested ? 'caution' : 'neutral';
  return text === '' ? null : <Banner tone={tone}>{text}</Banner>;
}

function Lines({ transfer }: { transfer: TrailerTransfer }) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const say = useWords();
  const { links, timeZone } = useWidgetHost();
  const query = useApiInfiniteQuery(transferLinesQuery(transfer.id, transfer.version), {
    refreshMs: transfer.state === TransferState.Running ? REFRESH_MS : undefined,
    keepPrevious: true,
  });
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  const linkOf = ({ vin, opens, at }: TrailerTransferLine) => {
    if (vin === null) return undefined;
    const href = links.trailer?.(vin);
    if (opens && href) return <Link href={href}>{messages.openTrailer}</Link>;
    if (at === null) return undefined;
    // The customer that had it keeps its history.
    const moment = new Date(at);
    const history = links.trailerHistory?.({ vin, day: isoDayOf(moment, timeZone), at: moment });
    return history ? <Link href={history}>{messages.history}</Link> : undefined;
  };
  return (
    <Card title={lineMessages.title} headingLevel={2}>
      {query.isPending && <Skeleton height={200} />}
      {query.error && !query.data && (
        <FailedState
          what={messages.theLines}
          {...failureOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {lines.length > 0 && (
        <S.Stack>
          <CheckedLines
            lines={lines.map((line) => ({
              ...toCheckedLine(line, say),
              detail: <S.Links>{linkOf(line)}</S.Links>,
            }))}
          />
          {query.hasNextPage && (
            <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {recordMessages.loadMore}
            </Button>
          )}
        </S.Stack>
      )}
    </Card>
  );
}

function Facts({ transfer }: { transfer: TrailerTransfer }) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const moment = (at: string) => momentText(at, writing);
  const { at, timeZone, answeredAt, endedAt, reason } = transfer;
  const person = (email: string | null) => email ?? recordMessages.deletedUser;
  return (
    <Card>
      <DescriptionList
        items={[
          { id: 'from', term: messages.from, value: transfer.from.name },
          { id: 'to', term: messages.to, value: transfer.to.name },
          { id: 'trailers', term: lineMessages.title, value: transfer.trailers.toLocaleString(locale) },
          {
            id: 'date',
            term: messages.date,
            value: at === null ? messages.atOnce : momentText(at, { ...writing, timeZone }),
          },
          {
            id: 'requested',
            term: messages.requested,
            value: recordMessages.byUser(person(transfer.requestedByEmail), moment(transfer.requestedAt)),
          },
          ...(answeredAt === null
            ? []
            : [
                {
                  id: 'answered',
                  term: messages.answered,
                  value: recordMessages.byUser(person(transfer.answeredByEmail), moment(answeredAt)),
                },
              ]),
          ...(endedAt === null ? [] : [{ id: 'ended', term: messages.ended, value: moment(endedAt) }]),
          ...(reason === null ? [] : [{ id: 'reason', term: messages.reason, value: reason }]),
        ]}
      />
    </Card>
  );
}
