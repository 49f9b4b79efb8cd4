import { ApiErrorCode } from '@gladhand/domain';
import {
  type AlertSeverity,
  conditionProblems,
  conditionProblemText,
  countLeafOf,
  type MessageRule,
} from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { ChevronDownIcon, EmptyState, FailedState, Icon, ProgressBar, useMessages, useWords } from '@gladhand/ui';
import { useId, useMemo, useState } from 'react';
import { hoursProblem } from '../../internal/HoursFields/hoursProblem';
import type { AlertDraft } from '../alertDraft';
import { conditionOf } from '../conditionTree';
import { BacktestFailed } from './BacktestFailed';
import { BacktestFigures } from './BacktestFigures';
import { subjectId } from './backtestFacts';
import type { BacktestResult, BacktestSubject } from './backtestResult';
import * as S from './LastDays.styles';
import { MatchingNow } from './MatchingNow';
import { ALERT_BACKTEST_MESSAGES } from './messages';
import { useBacktest } from './useBacktest';

const DAYS = 30;

interface LastDaysProps {
  customerId: number;
  draft: AlertDraft;
  readOnly: boolean;
  onChange: (next: Pick<AlertDraft, 'notifyPresent'>) => void;
}

/** What the draft would have done in the last 30 days, and what matches now. Nothing is written. */
export function LastDays({ customerId, draft, readOnly, onChange }: LastDaysProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { can, units } = useWidgetHost();
  const contentId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { condition: parts, allVehicles, vehicleIds, vehicleGroupIds } = draft;
  const condition = useMemo(() => conditionOf(parts), [parts]);
  const [problem] = useMemo(() => conditionProblems(condition), [condition]);
  const mayTest = can('alertBacktest');
  const subject: BacktestSubject | undefined =
    mayTest && !problem ? { customerId, condition, days: DAYS, allVehicles, vehicleIds, vehicleGroupIds } : undefined;
  const backtest = useBacktest(subject);
  const { severity, inboxOnly, activeHours, alertNotificationRateLimitMs: rateLimitMs } = draft;
  const windows = activeHours?.windows.some(hoursProblem) ? undefined : (activeHours ?? undefined);
  const rule = useMemo(
    (): MessageRule | undefined =>
      inboxOnly ? undefined : { severity: severity as AlertSeverity, windows, rateLimitMs },
    [severity, inboxOnly, windows, rateLimitMs],
  );
  const { shown, error, isRunning } = backtest;
  const isForbidden = !mayTest || error?.code === ApiErrorCode.Forbidden;
  const summary = shown && summaryOf(shown.result, messages);

  const matchingNow = !isForbidden && !problem && !readOnly && (
    <S.Part>
      <MatchingNow
        count={shown?.state === 'complete' ? shown.result.matchingNow : undefined}
        ofGeofences={countLeafOf(condition) !== undefined}
        checked={draft.notifyPresent}
        onChange={(notifyPresent) => onChange({ notifyPresent })}
      />
    </S.Part>
  );

  return (
    <S.Panel aria-label={messages.lastDays(DAYS)}>
      <S.Toggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setIsOpen(!isOpen)}>
        <strong>{messages.lastDays(DAYS)}</strong>
        <span>{isRunning && shown?.state !== 'soFar' ? messages.checking : summary}</span>
        <Icon icon={ChevronDownIcon} size={14} />
      </S.Toggle>
      <S.Content id={contentId} data-open={isOpen ? '' : undefined}>
        {!shown && (
          <S.Part>
            <S.Head>
              <h2>{messages.lastDays(DAYS)}</h2>
            </S.Head>
          </S.Part>
        )}
        {content()}
      </S.Content>
    </S.Panel>
  );

  function content() {
    if (isForbidden) {
      return <FailedState what={messages.theBacktest} forbidden message="" onRetry={backtest.retry} />;
    }
    if (problem) {
      return (
        <EmptyState edge="none" title={messages.waiting}>
          {parts.parts.length === 0 ? messages.waitingHint : say(conditionProblemText(problem, units))}
        </EmptyState>
      );
    }
    return (
      <>
        {error && <BacktestFailed error={error} onRetry={backtest.retry} />}
        {isRunning && (
          <S.Part>
            <ProgressBar label={messages.checking} detail={messages.checked(formats.count(backtest.checked))} />
          </S.Part>
        )}
        {shown ? (
          <BacktestFigures
            {...shown}
            customerId={customerId}
            condition={condition}
            days={DAYS}
            summary={summary ?? ''}
            rule={rule}
            matchingNow={matchingNow}
          />
        ) : (
          matchingNow
        )}
      </>
    );
  }
}

function summaryOf({ firings, geofences }: BacktestResult, messages: typeof ALERT_BACKTEST_MESSAGES): string {
  if (firings.length === 0) return messages.noAlerts;
  const subjects = new Set(firings.map(subjectId)).size;
  return (geofences === null ? messages.alertsOn : messages.alertsInGeofences)(firings.length, subjects);
}
