import type { Alert } from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Checkbox,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  EllipsisIcon,
  Icon,
  IconButton,
  Menu,
  RelativeTime,
  SeverityIcon,
  useMessages,
  VisuallyHidden,
} from '@gladhand/ui';
import { memo } from 'react';
import { subjectName } from '../internal/alertSubject';
import { alertTime } from '../internal/alertTime';
import { alertTone, severityText, stateText } from '../internal/alertWords';
import type { AlertChange } from '../internal/handling/alertChange';
import { ALERT_HANDLING_MESSAGES } from '../internal/handling/messages';
import { ALERT_WORDS } from '../internal/wordMessages';
import * as S from './AlertInbox.styles';
import { foldText } from './foldText';
import { alertsOf, type InboxRow } from './inboxRows';
import { ALERT_INBOX_MESSAGES } from './messages';

/** What can be done with a row. */
export interface RowActions {
  onOpen: (row: InboxRow) => void;
  /** Undefined for users who only read. */
  onChange: ((alerts: readonly Alert[], change: AlertChange) => void) | undefined;
  onAsk: (kind: 'assign' | 'snooze', alerts: readonly Alert[]) => void;
  onToggle: ((row: InboxRow, toHere: boolean) => void) | undefined;
  onOnly: (filter: { vin: string } | { ruleId: string }) => void;
}

interface InboxRowItemProps extends RowActions {
  row: InboxRow;
  index: number;
  count: number;
  startPx: number;
  isSelected: boolean;
  isChosen: boolean;
  /** The row whose controls are in the tab order. */
  isStop: boolean;
  onStop: (index: number) => void;
}

/** A line of the inbox. */
export const InboxRowItem = memo(function InboxRowItem(props: InboxRowItemProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const { row, isSelected, isStop, onToggle } = props;
  const alert = row.kind === 'alert' ? row.alert : row.first;
  const isFold = row.kind === 'fold';
  const { ruleName, severity, since, handling, withdrawnAt, endedAt, assignee, snoozedUntil } = alert;
  const name = isFold
    ? (alert.geofence ? messages.foldOfGeofences : messages.foldOf)(ruleName)
    : `${ruleName}, ${subjectName(alert)}`;
  const isNew = alertsOf(row).some((one) => one.handling === 'new' || one.handling === 'snoozed');
  const isSnoozed = handling === 'snoozed' && snoozedUntil !== null && new Date(snoozedUntil) > now();
  const isDone = handling === 'closed' || withdrawnAt !== null;
  const tab = isStop ? 0 : -1;
  const place = isFold
    ? undefined
    : withdrawnAt
      ? `${words.withdrawn}: ${words.withdrawnReason}`
      : endedAt
        ? stateText(alert, words)
        : undefined;
  return (
    <S.Row
      aria-setsize={props.count}
      aria-posinset={props.index + 1}
      data-selected={isSelected || undefined}
      data-choosable={onToggle ? '' : undefined}
      data-fold={row.kind === 'alert' && row.isInFold ? '' : undefined}
      style={{ transform: `translateY(${props.startPx}px)` }}
      onFocus={() => props.onStop(props.index)}
    >
      {onToggle && (
        <Checkbox
          aria-label={messages.select(name)}
          checked={props.isChosen}
          tabIndex={tab}
          onChange={(event) => onToggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <S.Open
        type="button"
        aria-pressed={isFold ? undefined : isSelected}
        aria-expanded={isFold ? row.isOpen : undefined}
        data-index={props.index}
        data-new={isNew && !isDone && !isSnoozed ? '' : undefined}
        data-quiet={isDone || isSnoozed ? '' : undefined}
        data-withdrawn={withdrawnAt ? '' : undefined}
        tabIndex={tab}
        onClick={() => props.onOpen(row)}
      >
        {isDone ? <Icon icon={CheckIcon} size={14} /> : <SeverityIcon tone={alertTone(severity)} size={14} />}
        <strong>
          <VisuallyHidden>{severityText(severity, words)}: </VisuallyHidden>
          <bdi>{ruleName}</bdi>
        </strong>
        {isSnoozed && !isFold ? (
          <S.Age>{messages.until(alertTime(new Date(snoozedUntil), now(), timeZone, locale))}</S.Age>
        ) : (
          <RelativeTime at={new Date(since)} now={now} timeZone={timeZone} locale={locale} />
        )}
        <S.Second>
          <bdi>{isFold ? foldText(row.alerts, messages, formats.count(row.alerts.length)) : subjectName(alert)}</bdi>
          {place && <span>{place}</span>}
        </S.Second>
        <S.Marks>
          {isFold && <Icon icon={row.isOpen ? ChevronDownIcon : ChevronRightIcon} size={14} />}
          {!isFold && alert.isLate && <S.Late>{words.late}</S.Late>}
          {!isFold && handling === 'acknowledged' && (
            <>
              <Icon icon={CheckIcon} size={12} />
              <VisuallyHidden>{words.acknowledged}</VisuallyHidden>
            </>
          )}
          {!isFold && assignee && (
            <S.Assignee title={assignee}>
              <span aria-hidden="true">{initials(assignee)}</span>
              <VisuallyHidden>{assignee}</VisuallyHidden>
            </S.Assignee>
          )}
        </S.Marks>
      </S.Open>
      <RowMenu {...props} name={name} tab={tab} />
    </S.Row>
  );
});

function RowMenu({ row, name, tab, onChange, onAsk, onOnly }: InboxRowItemProps & { name: string; tab: number }) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const handling = useMessages(ALERT_HANDLING_MESSAGES);
  const formats = useReadingFormats();
  const alerts = alertsOf(row);
  const first = alerts[0];
  const has = (state: string) => alerts.some((one) => one.handling === state);
  const label = (text: string) => (alerts.length > 1 ? handling.withCount(text, formats.count(alerts.length)) : text);
  const change = (action: 'acknowledge' | 'unacknowledge' | 'close' | 'reopen') => () => onChange?.(alerts, { action });
  if (!first) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton kind="quiet" label={messages.rowActions(name)} icon={<Icon icon={EllipsisIcon} />} tabIndex={tab} />
      </Menu.Trigger>
      <Menu.Content>
        {onChange && (
          <>
            {has('new') && (
              <Menu.Item note="A" onSelect={change('acknowledge')}>
                {label(handling.acknowledge)}
              </Menu.Item>
            )}
            {has('acknowledged') && (
              <Menu.Item onSelect={change('unacknowledge')}>{label(handling.unacknowledge)}</Menu.Item>
            )}
            {(has('closed') || has('snoozed')) && (
              <Menu.Item onSelect={change('reopen')}>{label(handling.reopen)}</Menu.Item>
            )}
            <Menu.Item note="S" onSelect={() => onAsk('assign', alerts)}>
              {label(handling.assign)}
            </Menu.Item>
            <Menu.Item note="H" onSelect={() => onAsk('snooze', alerts)}>
              {label(handling.snooze)}
            </Menu.Item>
            {alerts.some((one) => one.handling !== 'closed') && (
              <Menu.Item note="E" onSelect={change('close')}>
                {label(handling.close)}
              </Menu.Item>
            )}
            <Menu.Separator />
          </>
        )}
        <Menu.Item onSelect={() => onOnly({ ruleId: first.ruleId })}>{messages.onlyRule}</Menu.Item>
        {row.kind === 'alert' && <OnlyTrailer vin={first.vin} onOnly={onOnly} />}
      </Menu.Content>
    </Menu.Root>
  );
}

function OnlyTrailer({ vin, onOnly }: Pick<RowActions, 'onOnly'> & { vin: string | null }) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  return vin === null ? null : <Menu.Item onSelect={() => onOnly({ vin })}>{messages.onlyTrailer}</Menu.Item>;
}

/** 'dana.morales@…' as 'DM'. */
const initials = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
