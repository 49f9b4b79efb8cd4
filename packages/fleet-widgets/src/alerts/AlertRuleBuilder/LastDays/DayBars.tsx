import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Table, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import type { BacktestFacts } from './backtestFacts';
import { dayText } from './dayText';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

interface DayBarsProps {
  facts: BacktestFacts;
  /** Shows the same counts as a table. */
  asTable: boolean;
}

/** Alerts per local day, today at the end. */
export function DayBars({ facts: { perDay, busiest, newestFirst }, asTable }: DayBarsProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const { locale } = useWidgetHost();
  const newestDayFirst = useMemo(() => perDay.toReversed(), [perDay]);
  const first = dayText(perDay[0]?.day, locale);
  const middle = dayText(perDay[Math.floor(perDay.length / 2)]?.day, locale);
  if (asTable) {
    return (
      <Table density="compact">
        <thead>
          <tr>
            <th scope="col">{messages.day}</th>
            <th scope="col" data-align="end">
              {messages.alertsColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {newestDayFirst.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayText(day, locale)}</th>
              <td data-align="end">{formats.count(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  }
  const label = messages.chart(
    `${first} - ${messages.today}`,
    formats.count(newestFirst.length),
    formats.count(busiest),
  );
  return (
    <S.Chart>
      <span aria-hidden>{messages.aDay(formats.count(Math.max(busiest, 1)))}</span>
      <S.Bars role="img" aria-label={label}>
        {perDay.map(({ day, count }) => (
          <span
            key={day}
            title={`${dayText(day, locale)}: ${formats.count(count)}`}
            style={{ blockSize: `${(100 * count) / Math.max(busiest, 1)}%` }}
          />
        ))}
      </S.Bars>
      <S.Axis aria-hidden>
        <span>{first}</span>
        <span>{middle}</span>
        <span>{messages.today}</span>
      </S.Axis>
    </S.Chart>
  );
}
