import { durationText } from '@gladhand/domain/formats';
import type { HistoryTotals } from '@gladhand/domain/history';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { TRAILER_HISTORY_MESSAGES } from './messages';

interface HistorySummaryProps {
  totals: HistoryTotals;
  stopCount: number;
  /** When data begins, if that is after the beginning of the period, with its zone. */
  dataSince: string | undefined;
}

/** Key figures of the period. The three durations add up to its length. */
export function HistorySummary({ totals, stopCount, dataSince }: HistorySummaryProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);
  const formats = useReadingFormats();
  const { locale } = formats;

  const { milesDriven, milesUnseen, movingMs, standingMs, unseenMs } = totals;
  const facts: [term: string, value: string, title?: string][] = [
    [messages.driven, formats.text(milesDriven, 'mi'), messages.drivenHint],
    [messages.moving, durationText(movingMs, locale)],
    [messages.parked, durationText(standingMs, locale), messages.stopCount(stopCount)],
    [
      messages.noReports,
      unseenMs === 0 ? messages.none : durationText(unseenMs, locale),
      milesUnseen === 0 ? undefined : messages.gapDistance(formats.text(milesUnseen, 'mi')),
    ],
  ];
  return (
    <Facts>
      {facts.map(([term, value, title]) => (
        <div key={term} title={title}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {dataSince && (
        <Since>
          <dt>{messages.dataSince}</dt>
          <dd>{dataSince}</dd>
        </Since>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: 8px 12px;
  margin: 0;
  padding: 12px 14px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

const Since = styled.div`
  grid-column: 1 / -1;
`;
