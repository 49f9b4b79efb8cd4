import type { Alert, AlertRule } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { ChevronDownIcon, ChevronUpIcon, Icon, IconButton, useBoxQuery, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapEngineFactory } from '../../map/mapEngine';
import { AlertCase } from '../internal/AlertCase/AlertCase';
import { HandlingDialogs, type HandlingQuestion } from '../internal/handling/HandlingParts';
import { useAlertHandling } from '../internal/handling/useAlertHandling';
import * as S from './AlertInbox.styles';
import type { AlertInboxView } from './alertInboxView';
import { FoldCase } from './FoldCase';
import type { ShortcutHandler } from './InboxList';
import { InboxSide } from './InboxSide';
import { alertsOf, inboxRows } from './inboxRows';
import { ALERT_INBOX_MESSAGES } from './messages';
import { useChosenRows } from './useChosenRows';
import type { GroupCounts } from './useGroupCounts';
import type { InboxAlerts } from './useInboxAlerts';

interface InboxContentProps {
  customerId: number;
  view: AlertInboxView;
  onViewChange: (change: Partial<AlertInboxView>) => void;
  inbox: InboxAlerts;
  counts: GroupCounts;
  rules: readonly AlertRule[] | undefined;
  hasKeys: boolean;
  engine: MapEngineFactory | undefined;
  onHelp: () => void;
}

const NONE: readonly Alert[] = [];

/** The list next to the selected alert; in a narrow box they take turns. */
export function InboxContent(props: InboxContentProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const formats = useReadingFormats();
  const { customerId, view, onViewChange, inbox, hasKeys } = props;
  const [openRuleId, setOpenRuleId] = useState<string | null>(null);
  const [question, setQuestion] = useState<HandlingQuestion>();
  const isReading = useRef(false);
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 900);
  const alerts = inbox.alerts ?? NONE;
  const rows = useMemo(() => inboxRows(alerts, openRuleId), [alerts, openRuleId]);
  const choice = useChosenRows(rows);
  const handling = useAlertHandling(customerId, (wasUndone) => (wasUndone ? inbox.showAll() : inbox.dropGone()));
  const fold = view.alertId === null ? rows.find((row) => row.kind === 'fold' && row.isOpen) : undefined;
  const at = alerts.findIndex(({ id }) => id === view.alertId);
  const hasDetail = view.alertId !== null || fold !== undefined;

  // Rows that were handled elsewhere leave the list while it isn't read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each answer
  useEffect(() => {
    if (!isReading.current) inbox.dropGone();
  }, [inbox.query.data]);

  const select = (alertId: string | null) => onViewChange({ alertId });
  const back = () => {
    select(null);
    setOpenRuleId(null);
  };
  const change = handling.canHandle ? handling.run : undefined;
  const shortcut: ShortcutHandler = (name, row) => {
    if (name === 'help') return props.onHelp();
    if (name === 'showNew') return inbox.showAll();
    if (!handling.canHandle) return;
    const chosen = choice.alerts.length > 0 ? choice.alerts : alertsOf(row);
    if (name === 'undo') void handling.undo();
    else if (name === 'select') choice.toggle(row, false);
    else if (name === 'acknowledge' || name === 'close') void handling.run(chosen, { action: name });
    else if (name === 'assign' || name === 'snooze') setQuestion({ kind: name, alerts: chosen });
  };

  return (
    <S.Content>
      <S.Side hidden={isNarrow && hasDetail} aria-label={messages.title}>
        <InboxSide
          {...{ customerId, view, onViewChange, inbox, rows, choice, handling }}
          counts={props.counts}
          rules={props.rules}
          selectedId={view.alertId ?? fold?.id ?? null}
          onAskAbout={setQuestion}
          onShortcut={hasKeys ? shortcut : undefined}
          onReading={(reading) => {
            isReading.current = reading;
          }}
          onOpen={(row) => {
            if (row.kind === 'alert') return select(row.alert.id);
            setOpenRuleId(row.isOpen ? null : row.first.ruleId);
            select(null);
          }}
          onChange={change && ((list, what) => void change(list, what))}
          onAsk={(kind, list) => setQuestion({ kind, alerts: list })}
          onToggle={handling.canHandle ? choice.toggle : undefined}
          onOnly={onViewChange}
        />
      </S.Side>
      <S.Detail hidden={isNarrow && !hasDetail}>
        {view.alertId !== null && (
          <AlertCase
            key={view.alertId}
            alert={{ customerId, id: view.alertId }}
            {...{ handling, question }}
            engine={props.engine}
            hasKeys={hasKeys && !isNarrow}
            onAsk={setQuestion}
            onBack={isNarrow ? back : undefined}
            end={
              at >= 0 && (
                <>
                  <span>{messages.position(formats.count(at + 1), formats.count(alerts.length))}</span>
                  <IconButton
                    kind="quiet"
                    label={messages.previous}
                    icon={<Icon icon={ChevronUpIcon} />}
                    disabled={at === 0}
                    onClick={() => select(alerts[at - 1]?.id ?? null)}
                  />
                  <IconButton
                    kind="quiet"
                    label={messages.next}
                    icon={<Icon icon={ChevronDownIcon} />}
                    disabled={at === alerts.length - 1}
                    onClick={() => select(alerts[at + 1]?.id ?? null)}
                  />
                </>
              )
            }
          />
        )}
        {fold?.kind === 'fold' && (
          <FoldCase
            alerts={fold.alerts}
            first={fold.first}
            {...{ handling, question }}
            hasKeys={hasKeys && !isNarrow}
            onAsk={setQuestion}
            onSelect={select}
            onBack={isNarrow ? back : undefined}
          />
        )}
        {!hasDetail && <S.Middle>{alerts.length > 0 && messages.noneSelected}</S.Middle>}
      </S.Detail>
      <HandlingDialogs handling={handling} question={question} onClose={() => setQuestion(undefined)} />
    </S.Content>
  );
}
