import { formatLocalDate } from '@gladhand/domain/formats';
import { issueKind, issueWork, type MaintenanceIssueKind, type ShownIssue } from '@gladhand/domain/maintenance';
import type { TrailerPartList } from '@gladhand/domain/parts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { BLINK_CODE_UNIT, loadStatus } from '@gladhand/domain/readings';
import { useMessages, useWords } from '@gladhand/ui';
import { SID_FMI, SPN_FMI } from '../../internal/codeNames';
import { stateText } from '../../internal/issueWords';
import { useEvidenceText } from '../../internal/useEvidenceText';
import { WORK_ORDERS_MESSAGES } from './messages';
import * as S from './WorkOrders.styles';

interface WorkOrderSheetProps {
  /** Of one trailer, at least one. */
  issues: readonly ShownIssue[];
  /** Undefined until it is loaded. */
  list: TrailerPartList | undefined;
}

/** The work order of one trailer: what is wrong, what to do in which order, and which parts may be needed. */
export function WorkOrderSheet({ issues, list }: WorkOrderSheetProps) {
  const messages = useMessages(WORK_ORDERS_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const [first] = issues;
  if (!first) return null;
  const at = (instant: Date) => formatLocalDate(instant, 'longDateTime', timeZone, locale);
  const facts: [string, string][] = [
    [messages.vin, first.vin],
    [messages.customer, first.customerName],
    [
      messages.trailer,
      [
        say(first.vehicleType),
        ...(list?.vehicleLengthFeet == null ? [] : [messages.feet(count(list.vehicleLengthFeet))]),
        ...(list?.modelYear == null ? [] : [String(list.modelYear)]),
      ].join(', '),
    ],
    [messages.place, first.address ?? messages.unknown],
    [messages.lastReport, first.lastReport ? at(new Date(first.lastReport)) : messages.never],
    [messages.load, first.loadStatus ? say(loadStatus(first.loadStatus).label) : messages.unknown],
  ];
  return (
    <S.Sheet aria-label={messages.sheet(first.unitId)}>
      <h3>{messages.sheet(first.unitId)}</h3>
      <S.Small>{messages.printed(at(now()))}</S.Small>
      <S.Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </S.Facts>
      {issues.map((issue) => (
        <Task key={issue.id} issue={issue} list={list} />
      ))}
      <S.Blanks>
        {Object.entries(messages.blanks).map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
      </S.Blanks>
      <S.Small>{messages.advice}</S.Small>
    </S.Sheet>
  );
}

function Task({ issue, list }: { issue: ShownIssue; list: TrailerPartList | undefined }) {
  const messages = useMessages(WORK_ORDERS_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const evidenceOf = useEvidenceText();
  const { timeZone, locale } = useWidgetHost();
  const work = issueWork(issue.kind as MaintenanceIssueKind, issue.evidence, list?.parts ?? []);
  const since = formatLocalDate(new Date(issue.since), 'longDateTime', timeZone, locale);
  const miles = issue.miles == null ? undefined : formats.text(issue.miles, 'mi', '', 0);
  const evidence = evidenceOf(issue.kind, issue.evidence);
  const codes: [string, string | null][] = [
    [SPN_FMI, work.code],
    [SID_FMI, work.sidCode],
    [messages.blinkCode(BLINK_CODE_UNIT), work.blinkCode],
    [messages.cause, work.cause && say(work.cause)],
  ];
  return (
    <S.Task>
      <h4>
        {messages.issue(
          say(issueKind(issue.kind).label),
          stateText(issue.state as Parameters<typeof stateText>[0], say),
        )}
      </h4>
      <p>
        {messages.since(since, miles)}
        {evidence && ` · ${evidence}`}
      </p>
      {codes.some(([, value]) => value) && (
        <dl>
          {codes.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <S.Steps>
        {work.steps.map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
      </S.Steps>
      {work.parts.length > 0 && (
        <>
          <h5>{messages.parts}</h5>
          <S.Steps>
            {work.parts.map(({ id, name, partNumber, maker, position, quantity }) => (
              <li key={id}>
                {messages.part(
                  [name, partNumber, maker, position].filter((text) => text !== ''),
                  formats.count(quantity),
                )}
              </li>
            ))}
          </S.Steps>
        </>
      )}
    </S.Task>
  );
}
