import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { issueKind, type ShownIssue } from '@gladhand/domain/maintenance';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, Link, Skeleton, StaleBanner, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { IssueMarks } from '../internal/IssueMarks';
import { shownState, stateText, stateTone } from '../internal/issueWords';
import { issuesQuery } from '../internal/maintenanceQueries';
import { EMPTY_MAINTENANCE_VIEW, encodeMaintenance } from '../internal/maintenanceView';
import { useEvidenceText } from '../internal/useEvidenceText';
import { TRAILER_ISSUES_MESSAGES } from './messages';
import * as S from './TrailerIssues.styles';

const REFRESH_MS = 60_000;

export interface TrailerIssuesProps extends LocalizedProps {
  /** The trailer. */
  vin: string;
  /** Its customer. */
  customerId: number;
}

/** The open maintenance issues of one trailer, worst first, each with a link to its history. */
export function TrailerIssues({ messages, ...props }: TrailerIssuesProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerIssuesBody {...props} />
    </WidgetTexts>
  );
}

function TrailerIssuesBody({ vin, customerId }: Omit<TrailerIssuesProps, 'messages'>) {
  const messages = useMessages(TRAILER_ISSUES_MESSAGES);
  const { links } = useWidgetHost();
  const query = useApiQuery(issuesQuery({ customerId, vin }, 1), { refreshMs: REFRESH_MS });
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  const hrefOf = (issueId: string | null) =>
    links.maintenance?.(encodeMaintenance({ ...EMPTY_MAINTENANCE_VIEW, customerId, search: vin, issueId }));
  if (!data) {
    return error ? (
      <FailedState what={messages.theIssues} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
    ) : (
      <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
        {[0, 1].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </S.Waiting>
    );
  }
  const all = hrefOf(null);
  return (
    <>
      {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      {data.issues.length === 0 ? (
        <EmptyState edge="none" title={messages.none}>
          {messages.noneHint}
        </EmptyState>
      ) : (
        <S.Issues aria-label={messages.list}>
          {data.issues.map((issue) => (
            <IssueItem key={issue.id} issue={issue} href={hrefOf(issue.id)} />
          ))}
        </S.Issues>
      )}
      {all && data.issues.length > 0 && (
        <S.Foot>
          <Link href={all}>{messages.all}</Link>
        </S.Foot>
      )}
    </>
  );
}

function IssueItem({ issue, href }: { issue: ShownIssue; href: string | undefined }) {
  const messages = useMessages(TRAILER_ISSUES_MESSAGES);
  const say = useWords();
  const evidenceOf = useEvidenceText();
  const { timeZone, locale } = useWidgetHost();
  const state = shownState(issue);
  const kind = say(issueKind(issue.kind).label);
  const at = (instant: string) => formatLocalDate(new Date(instant), 'shortDateTime', timeZone, locale);
  const lines = [
    evidenceOf(issue.kind, issue.evidence),
    messages.since(at(issue.since)),
    issue.goodSince ? messages.goodSince(at(issue.goodSince)) : '',
    issue.isSnoozed ? messages.snoozed(issue.snoozeReason ?? '') : '',
    issue.assignee ? messages.assignedTo(issue.assignee) : '',
  ];
  return (
    <li>
      <S.Head>
        {href ? <Link href={href}>{kind}</Link> : <b>{kind}</b>}
        <StatusPill tone={stateTone(state)}>{stateText(state, say)}</StatusPill>
        <IssueMarks issue={issue} />
      </S.Head>
      {lines.filter(Boolean).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </li>
  );
}
