import { type AlertCondition, type AlertFiring, type MessageRule, messagesOfBacktest } from '@gladhand/domain/alerts';
import { durationText } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { ChartLineIcon, EmptyState, Icon, IconButton, Table2Icon, useMessages, VisuallyHidden } from '@gladhand/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { backtestFacts, subjectId } from './backtestFacts';
import type { BacktestResult } from './backtestResult';
import { backtestWarnings } from './backtestWarnings';
import { DayBars } from './DayBars';
import { dayText } from './dayText';
import { FiringList } from './FiringList';
import { HeldBackReasons } from './HeldBackReasons';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';
import { SubjectRanks } from './SubjectRanks';
import { WarningList } from './WarningList';

interface BacktestFiguresProps {
  customerId: number;
  result: BacktestResult;
  state: 'complete' | 'soFar' | 'outdated';
  condition: AlertCondition;
  days: number;
  /** The counts in words. */
  summary: string;
  /** How often the rule sends; undefined if it delivers to the inbox only. */
  rule: MessageRule | undefined;
  /** Shown between the warnings and the lists. */
  matchingNow: ReactNode;
}

/** The figures, bars, warnings and lists of a back-test. */
export function BacktestFigures({
  customerId,
  result,
  state,
  condition,
  days,
  summary,
  rule,
  matchingNow,
}: BacktestFiguresProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const [asTable, setAsTable] = useState(false);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const { firings, trailers, geofences } = result;
  const facts = useMemo(() => backtestFacts(firings, { now: now(), days, timeZone }), [firings, days, now, timeZone]);
  const isComplete = state === 'complete';
  const sending = useMemo(
    () =>
      isComplete && rule && firings.length > 0 ? messagesOfBacktest(firings.map(episodeOf), rule, now()) : undefined,
    [isComplete, rule, firings, now],
  );
  const warnings = isComplete ? backtestWarnings(condition, result, days) : [];
  const { perDay, durations, newestFirst } = facts;
  // Another draft may have no alerts on the chosen day.
  const day = perDay.some((one) => one.day === chosenDay && one.count > 0) ? chosenDay : null;
  const listed =
    day === null ? newestFirst : newestFirst.filter(({ since }) => isoDayOf(new Date(since), timeZone) === day);
  const duration = (ms: number) => durationText(ms, locale);
  if (isComplete && trailers === 0) {
    return (
      <EmptyState edge="none" title={messages.noTrailers}>
        {messages.noTrailersHint}
      </EmptyState>
    );
  }
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(now())
    .find(({ type }) => type === 'timeZoneName');
  return (
    <>
      <S.Part>
        <S.Head>
          <h2>{messages.lastDays(days)}</h2>
          <span>
            {messages.range(dayText(perDay[0]?.day, locale), dayText(perDay.at(-1)?.day, locale), zone?.value ?? '')}
          </span>
          <IconButton
            kind="quiet"
            size="xsmall"
            label={asTable ? messages.showChart : messages.showTable}
            icon={<Icon icon={asTable ? ChartLineIcon : Table2Icon} size={15} />}
            onClick={() => setAsTable(!asTable)}
          />
        </S.Head>
        {state === 'outdated' && <S.Quiet>{messages.outdated}</S.Quiet>}
        <VisuallyHidden role="status">{isComplete && summary}</VisuallyHidden>
        <S.Figures data-outdated={state === 'outdated' ? '' : undefined}>
          <S.Stats>
            <S.Stat>
              <strong>{formats.count(firings.length)}</strong>
              <span>
                {messages.alerts(firings.length)} {state === 'soFar' && messages.soFar}
              </span>
            </S.Stat>
            <S.Stat>
              <strong>{formats.count(facts.subjects.length)}</strong>
              <span>
                {geofences === null
                  ? messages.ofTrailers(formats.count(trailers))
                  : messages.ofGeofences(formats.count(geofences))}
              </span>
            </S.Stat>
            {sending && (
              <S.Stat>
                <strong>{formats.count(sending.sent)}</strong>
                <span>{messages.messagesEach(sending.sent, formats.count(sending.heldBack))}</span>
              </S.Stat>
            )}
          </S.Stats>
          <DayBars facts={facts} asTable={asTable} chosen={day} onChoose={setChosenDay} />
          {durations && (
            <S.Quiet>{messages.durations(duration(durations.medianMs), duration(durations.longestMs))}</S.Quiet>
          )}
        </S.Figures>
      </S.Part>
      {sending && sending.heldBack > 0 && (
        <S.Part>
          <HeldBackReasons reasons={sending.reasons} />
        </S.Part>
      )}
      {warnings.length > 0 && (
        <S.Part>
          <WarningList warnings={warnings} />
        </S.Part>
      )}
      {matchingNow}
      {newestFirst.length > 0 && (
        <S.Part>
          <FiringList
            key={day}
            customerId={customerId}
            firings={listed}
            day={day}
            onAllDays={() => setChosenDay(null)}
          />
        </S.Part>
      )}
      {facts.subjects.length > 1 && (
        <S.Part>
          <SubjectRanks customerId={customerId} subjects={facts.subjects} />
        </S.Part>
      )}
    </>
  );
}

const episodeOf = ({ since, endedAt, ...subject }: AlertFiring) => ({
  ...{ subjectId: subjectId(subject), since: new Date(since) },
  endedAt: endedAt == null ? null : new Date(endedAt),
});
