import { failureOf } from '@gladhand/domain';
import { durationText, formatLocalDate } from '@gladhand/domain/formats';
import {
  ISSUE_SCORE,
  type IssuePoints,
  issueKind,
  issuePoints,
  type MaintenanceIssueDetail,
  type ShownIssue,
} from '@gladhand/domain/maintenance';
import { type useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Link,
  Skeleton,
  StatusPill,
  useMessages,
  useWords,
  XIcon,
} from '@gladhand/ui';
import type { ReactNode } from 'react';
import { shownState, stateText, stateTone } from '../internal/issueWords';
import { useEvidenceText } from '../internal/useEvidenceText';
import type { IssueQuestion } from './IssueDialog';
import { IssueHistory } from './IssueHistory';
import * as S from './IssuePanel.styles';
import { MAINTENANCE_MESSAGES } from './messages';
import { WorkFacts } from './PlannedWork/WorkFacts';
import type { IssueHandling } from './useIssueHandling';

interface IssuePanelProps {
  query: ReturnType<typeof useApiQuery<MaintenanceIssueDetail | null>>;
  handling: IssueHandling;
  onAsk: (question: IssueQuestion) => void;
  onOrder: (issue: ShownIssue) => void;
  onComplete: (issue: ShownIssue) => void;
  /** Undefined for users who may not email. */
  onEmail: ((issue: ShownIssue) => void) | undefined;
  onClose: () => void;
}

/** One issue: facts, why it is where it is in the list, its history, and what can be done. */
export function IssuePanel({ query, handling, onAsk, onOrder, onComplete, onEmail, onClose }: IssuePanelProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const close = <IconButton kind="quiet" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />;
  if (query.data) {
    return (
      <S.Panel aria-label={messages.details}>
        <IssueCase
          issue={query.data.issue}
          history={query.data.history}
          close={close}
          onExpired={() => void query.refetch()}
          {...{ handling, onAsk, onOrder, onComplete, onEmail }}
        />
      </S.Panel>
    );
  }
  return (
    <S.Panel aria-label={messages.details} aria-busy={query.isPending}>
      <S.PanelHead>
        <span />
        {close}
      </S.PanelHead>
      {query.isPending && (
        <S.PanelPart>
          <Skeleton height={20} width="50%" />
          <Skeleton height={90} />
          <Skeleton height={160} />
        </S.PanelPart>
      )}
      {query.isError && (
        <FailedState
          what={messages.details}
          {...failureOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data === null && (
        <EmptyState edge="none" title={messages.gone}>
          {messages.goneHint}
        </EmptyState>
      )}
    </S.Panel>
  );
}

interface IssueCaseProps extends Pick<IssuePanelProps, 'handling' | 'onAsk' | 'onOrder' | 'onComplete' | 'onEmail'> {
  issue: ShownIssue;
  history: Parameters<typeof IssueHistory>[0]['history'];
  close: ReactNode;
  onExpired: () => void;
}

function IssueCase(props: IssueCaseProps) {
  const { issue, history, close, onExpired, handling, onAsk, onOrder, onComplete, onEmail } = props;
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { can, links, now, timeZone, locale } = useWidgetHost();
  const state = shownState(issue);
  const at = (instant: string) => formatLocalDate(new Date(instant), 'shortDateTime', timeZone, locale);
  const evidence = useEvidenceText()(issue.kind, issue.evidence);
  const trailerHref = links.trailer?.(issue.vin);
  const auditHref = links.history?.({ target: issue.vin, customerId: issue.customerId });
  const absHref =
    issue.kind === 'amberLamp' && can('screen:absTroubleshooting') ? links.absTroubleshooting?.(issue.vin) : undefined;
  const facts: [string, string][] = [
    [messages.since, durationText(now().getTime() - Date.parse(issue.since), locale)],
    [messages.miles, formats.text(issue.miles, 'mi', messages.notKnown, 0)],
    [messages.occurrences, formats.count(issue.occurrences)],
  ];
  const { work } = issue.evidence;
  const isOpen = issue.closedAt === null && issue.withdrawnAt === null;
  const ask = (action: IssueQuestion['action']) => () => onAsk({ action, issues: [issue] });
  return (
    <>
      <S.PanelHead>
        <h2>
          <bdi>{trailerHref ? <Link href={trailerHref}>{issue.unitId}</Link> : issue.unitId}</bdi>
          <StatusPill tone={stateTone(state)}>{stateText(state, say)}</StatusPill>
        </h2>
        {close}
      </S.PanelHead>
      <S.PanelBody>
        <S.PanelPart>
          <S.Sub>
            <code>{issue.vin}</code> · {say(issue.vehicleType)} · <bdi>{issue.customerName}</bdi>
          </S.Sub>
          <p>
            <strong>{say(issueKind(issue.kind).label)}.</strong> {evidence}
          </p>
          {absHref && (
            <S.Target>
              <Link href={absHref}>{messages.absTroubleshooting}</Link>
            </S.Target>
          )}
          {issue.withdrawnAt && <Banner tone="neutral" title={messages.withdrawn} />}
          {issue.closedAt && !issue.withdrawnAt && (
            <Banner
              tone="good"
              title={work ? messages.closedWork(at(issue.closedAt)) : messages.closed(at(issue.closedAt))}
            />
          )}
          {isOpen && issue.goodSince && <Banner tone="neutral" title={messages.goodSince(at(issue.goodSince))} />}
          {issue.isSnoozed && (
            <Banner
              tone="neutral"
              title={`${messages.snooze}: ${issue.snoozedUntil ? messages.untilGone(at(issue.snoozedUntil)) : messages.untilWorse}`}
            >
              {issue.snoozeReason} {issue.snoozedBy && messages.by(issue.snoozedBy)}
            </Banner>
          )}
        </S.PanelPart>
        {work && <WorkFacts work={work} />}
        <S.Facts>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Facts>
        {isOpen && <WhyFirst issue={issue} />}
        <S.PanelPart>
          <S.PartHead>
            <h3>{messages.history}</h3>
            {auditHref && <Link href={auditHref}>{messages.auditLog}</Link>}
          </S.PartHead>
          <IssueHistory kind={issue.kind} history={history} onExpired={onExpired} />
        </S.PanelPart>
      </S.PanelBody>
      <S.Assignee>
        <span>
          {messages.assignedTo} <strong>{issue.assignee ?? messages.unassigned}</strong>
        </span>
        {handling.canHandle && isOpen && (
          <Button kind="link" size="xsmall" onClick={ask('assign')}>
            {messages.change}
          </Button>
        )}
        {isOpen && (
          <Button kind="link" size="xsmall" onClick={() => onOrder(issue)}>
            {messages.workOrder}
          </Button>
        )}
      </S.Assignee>
      {handling.canHandle && isOpen && (
        <S.PanelFoot>
          <Button onClick={ask('note')}>{messages.note}</Button>
          {onEmail && <Button onClick={() => onEmail(issue)}>{messages.emailAction}</Button>}
          {issue.isSnoozed ? (
            <Button working={handling.isPending} onClick={() => void handling.run([issue], { action: 'unsnooze' })}>
              {messages.unsnooze}
            </Button>
          ) : (
            <Button onClick={ask('snooze')}>{messages.snooze}</Button>
          )}
          {work ? (
            can('completePlannedWork') && (
              <Button kind="primary" onClick={() => onComplete(issue)}>
                {messages.complete}
              </Button>
            )
          ) : (
            <Button kind="primary" onClick={ask('reportRepair')}>
              {messages.reportRepair}
            </Button>
          )}
        </S.PanelFoot>
      )}
    </>
  );
}

/** The points of each reason, which add up to the score. */
function WhyFirst({ issue }: { issue: ShownIssue }) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { now, locale } = useWidgetHost();
  const ageMs = now().getTime() - Date.parse(issue.since);
  const { miles, loadStatus, isReeferRunning, hasReefer } = issue;
  const points = issuePoints({
    ...{ state: issue.state as keyof typeof ISSUE_SCORE.severity, miles: miles ?? null, ageMs },
    ...{ loadStatus: loadStatus ?? null, isReeferRunning },
  });
  const total = Object.values(points).reduce((sum, one) => sum + one, 0);
  const isLoaded = loadStatus === 'loaded';
  const rows: [keyof IssuePoints, string, number][] = [
    ['severity', stateText(issue.state as Parameters<typeof stateText>[0], say), ISSUE_SCORE.severity.critical],
    ['miles', formats.text(miles, 'mi', messages.notKnown, 0), ISSUE_SCORE.miles.points],
    ['age', durationText(ageMs, locale), ISSUE_SCORE.age.points],
    ['load', isLoaded ? messages.loaded : loadStatus ? messages.unloaded : messages.notKnown, ISSUE_SCORE.loaded],
    [
      'reefer',
      hasReefer ? (isReeferRunning ? messages.reeferRunning : messages.reeferOff) : messages.noReefer,
      ISSUE_SCORE.reeferRunning,
    ],
  ];
  return (
    <S.PanelPart>
      <S.PartHead>
        <h3>{messages.why}</h3>
        <span>{messages.points(formats.count(total))}</span>
      </S.PartHead>
      <S.Why>
        {rows.map(([reason, text, most]) => (
          <div key={reason}>
            <dt>{messages.reasons[reason]}</dt>
            <dd>
              <span>{text}</span>
              <S.Bar aria-hidden="true">
                <i style={{ inlineSize: `${(points[reason] / most) * 100}%` }} />
              </S.Bar>
              <b>{formats.count(points[reason])}</b>
            </dd>
          </div>
        ))}
      </S.Why>
    </S.PanelPart>
  );
}
