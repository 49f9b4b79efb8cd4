import { useWidgetHost } from '@gladhand/domain/react';
import { REPORT_POLICY, type ReportContent, reportType, scheduleProblem } from '@gladhand/domain/reports';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import { nextRunLines, skippedText } from './nextRunLines';
import * as S from './ReportScheduler.styles';

/** The next runs with their wall times, and what the clocks and the calendar do. */
export function NextRuns({ draft }: { draft: ReportContent }) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const { now, locale } = useWidgetHost();
  const { schedule, reportHistoryTimeframe, reportTypeId } = draft;
  const type = reportType(reportTypeId);
  const shown = useMemo(() => {
    const limits = { severalTimes: type.known && type.severalTimes, maxTimes: REPORT_POLICY.maxTimes };
    if (!schedule || scheduleProblem(schedule, limits)) return undefined;
    return {
      lines: nextRunLines({ schedule, reportHistoryTimeframe }, now(), locale, messages),
      skipped: skippedText(schedule, now(), locale, messages),
    };
  }, [schedule, reportHistoryTimeframe, type, now, locale, messages]);
  return (
    <S.Runs aria-label={messages.nextRuns}>
      <h3>{messages.nextRuns}</h3>
      {shown ? (
        <ol>
          {shown.lines.map(({ key, weekday, day, time, zone, remarks }) => (
            <li key={key}>
              <span>
                {weekday} {day}
              </span>
              <strong>{time}</strong>
              <em>{zone}</em>
              {remarks.length > 0 && <em>{remarks.join('. ')}</em>}
            </li>
          ))}
        </ol>
      ) : (
        <p>{messages.noNextRuns}</p>
      )}
      {shown?.skipped && <p>{shown.skipped}</p>}
    </S.Runs>
  );
}
