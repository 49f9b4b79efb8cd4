import { failureOf } from '@gladhand/domain';
import type { Alert, AlertRule } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Button, ChevronUpIcon, FailedState, Icon, IconButton, Skeleton, useMessages, XIcon } from '@gladhand/ui';
import { AlertActions } from '../internal/handling/AlertActions';
import { type HandlingQuestion, UndoOffer } from '../internal/handling/HandlingParts';
import { Key } from '../internal/handling/handling.styles';
import type { AlertHandling } from '../internal/handling/useAlertHandling';
import * as S from './AlertInbox.styles';
import type { AlertInboxView } from './alertInboxView';
import { EmptyInbox } from './EmptyInbox';
import { InboxFilters } from './InboxFilters';
import { InboxList, type ShortcutHandler } from './InboxList';
import type { RowActions } from './InboxRowItem';
import type { InboxRow } from './inboxRows';
import { ALERT_INBOX_MESSAGES } from './messages';
import type { useChosenRows } from './useChosenRows';
import type { GroupCounts } from './useGroupCounts';
import type { InboxAlerts } from './useInboxAlerts';

interface InboxSideProps extends RowActions {
  customerId: number;
  view: AlertInboxView;
  onViewChange: (change: Partial<AlertInboxView>) => void;
  inbox: InboxAlerts;
  rows: readonly InboxRow[];
  counts: GroupCounts;
  rules: readonly AlertRule[] | undefined;
  selectedId: string | null;
  choice: ReturnType<typeof useChosenRows>;
  handling: AlertHandling;
  onAskAbout: (question: HandlingQuestion) => void;
  onShortcut: ShortcutHandler | undefined;
  onReading: (isReading: boolean) => void;
}

/** The list with its filters, what waits, and what can be done with several alerts. */
export function InboxSide(props: InboxSideProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const formats = useReadingFormats();
  const { customerId, view, inbox, rows, choice, handling, rules } = props;
  const { query, alerts, waiting } = inbox;
  const failure = query.error ? failureOf(query.error) : undefined;
  const unitIdOf = (vin: string | null) =>
    vin === null ? undefined : (alerts?.find((alert: Alert) => alert.vin === vin)?.unitId ?? undefined);
  return (
    <>
      <InboxFilters
        view={view}
        onChange={props.onViewChange}
        counts={props.counts}
        rules={rules ?? []}
        unitId={unitIdOf(view.vin)}
      />
      <S.GroupHead>
        {messages.groups[view.group]}
        {alerts && <span role="status">{formats.count(inbox.total)}</span>}
        {waiting > 0 && (
          <Button
            size="xsmall"
            icon={<Icon icon={ChevronUpIcon} size={14} />}
            aria-label={messages.showNew(waiting, formats.count(waiting))}
            onClick={inbox.showAll}
          >
            {messages.newOnes(formats.count(waiting))}
          </Button>
        )}
      </S.GroupHead>
      {!alerts && !failure && (
        <S.Waiting aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
            <div key={index}>
              <Skeleton height={14} width="62%" />
              <Skeleton height={12} width="40%" />
            </div>
          ))}
        </S.Waiting>
      )}
      {!alerts && failure && (
        <FailedState
          what={messages.theAlerts}
          {...failure}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {alerts?.length === 0 && (
        <S.Middle>
          <EmptyInbox customerId={customerId} view={view} rules={rules} onChange={props.onViewChange} />
        </S.Middle>
      )}
      {rows.length > 0 && (
        <InboxList
          rows={rows}
          selectedId={props.selectedId}
          chosen={choice.ids}
          onOpen={props.onOpen}
          onChange={props.onChange}
          onAsk={props.onAsk}
          onToggle={props.onToggle}
          onOnly={props.onOnly}
          onShortcut={props.onShortcut}
          onReading={props.onReading}
        />
      )}
      {handling.canHandle && <UndoOffer handling={handling} shortcut={props.onShortcut && 'U'} />}
      {choice.alerts.length > 0 && (
        <S.Bar role="group" aria-label={messages.bulk}>
          <span role="status">{messages.selected(formats.count(choice.alerts.length))}</span>
          <AlertActions
            alerts={choice.alerts}
            handling={handling}
            onAsk={props.onAskAbout}
            hasKeys={false}
            size="xsmall"
          />
          <IconButton kind="quiet" label={messages.clear} icon={<Icon icon={XIcon} />} onClick={choice.clear} />
        </S.Bar>
      )}
      {rows.length > 0 && (
        <S.Foot>
          {props.onShortcut && (
            <>
              <span>
                <Key>J</Key> <Key>K</Key>
              </span>
              <span>
                <Key>X</Key> {messages.keys.select}
              </span>
              <span>
                <Key>?</Key> {messages.keys.help}
              </span>
            </>
          )}
          {inbox.loadMore && (
            <Button kind="link" working={query.isFetching} onClick={inbox.loadMore}>
              {messages.showMore}
            </Button>
          )}
        </S.Foot>
      )}
    </>
  );
}
