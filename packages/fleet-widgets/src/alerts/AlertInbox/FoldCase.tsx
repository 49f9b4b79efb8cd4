import type { Alert } from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { ArrowLeftIcon, Button, Icon, IconButton, RelativeTime, StatusPill, useMessages } from '@gladhand/ui';
import * as S from '../internal/AlertCase/AlertCase.styles';
import { ALERT_CASE_MESSAGES } from '../internal/AlertCase/messages';
import { subjectName } from '../internal/alertSubject';
import { alertTone, severityText } from '../internal/alertWords';
import { AlertActions } from '../internal/handling/AlertActions';
import { HandlingNotices, type HandlingQuestion } from '../internal/handling/HandlingParts';
import type { AlertHandling } from '../internal/handling/useAlertHandling';
import { useSentence } from '../internal/useSentence';
import { ALERT_WORDS } from '../internal/wordMessages';
import { Fold } from './AlertInbox.styles';
import { foldText } from './foldText';
import { ALERT_INBOX_MESSAGES } from './messages';

interface FoldCaseProps {
  alerts: readonly Alert[];
  first: Alert;
  handling: AlertHandling;
  question: HandlingQuestion | undefined;
  onAsk: (question: HandlingQuestion) => void;
  hasKeys: boolean;
  onSelect: (alertId: string) => void;
  onBack: (() => void) | undefined;
}

/** The alerts of one rule together, with actions for all of them. */
export function FoldCase({ alerts, first, handling, question, onAsk, hasKeys, onSelect, onBack }: FoldCaseProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const ofCase = useMessages(ALERT_CASE_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const sentence = useSentence(first.customerId)(first.condition);
  return (
    <S.Case>
      <S.Head>
        <S.Line>
          {onBack && (
            <IconButton kind="quiet" label={ofCase.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack} />
          )}
          <StatusPill tone={alertTone(first.severity)}>{severityText(first.severity, words)}</StatusPill>
          <span>{foldText(alerts, messages, formats.count(alerts.length))}</span>
        </S.Line>
        <h2>
          <bdi>{first.ruleName}</bdi>
        </h2>
        <p>{sentence}</p>
        {handling.canHandle && <AlertActions alerts={alerts} handling={handling} onAsk={onAsk} hasKeys={hasKeys} />}
        <HandlingNotices handling={handling} isAsking={question !== undefined} />
      </S.Head>
      <S.Section>
        <Fold>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <Button kind="link" onClick={() => onSelect(alert.id)}>
                {subjectName(alert)}
              </Button>
              <RelativeTime at={new Date(alert.since)} now={now} timeZone={timeZone} locale={locale} />
            </li>
          ))}
        </Fold>
      </S.Section>
    </S.Case>
  );
}
