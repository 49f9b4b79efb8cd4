import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Table, useMessages } from '@gladhand/ui';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { BacktestFacts } from './backtestFacts';
import { dayText } from './dayText';
import * as S from './LastDays.styles';
import { ALERT_BACKTEST_MESSAGES } from './messages';

interface DayBarsProps {
  facts: BacktestFacts;
  /** Shows the same counts as a table. */
  asTable: boolean;
  /** The day to which the list is limited, '2026-11-17'; null for all. */
  chosen: string | null;
  onChoose: (day: string | null) => void;
}

/** Alerts per local day, today at the end. A day limits the list of alerts. */
export function DayBars({ facts: { perDay, busiest, newestFirst }, asTable, chosen, onChoose }: DayBarsProps) {
  const messages = useMessages(ALERT_BACKTEST_MESSAGES);
  const formats = useReadingFormats();
  const { locale } = useWidgetHost();
  const toggle = (day: string) => onChoose(day === chosen ? null : day);
  // One stop for the Tab key, moved by the arrow keys.
  const [reached, setReached] = useState(chosen ?? perDay.at(-1)?.day);
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const bars = [...event.currentTarget.querySelectorAll('button')];
    const at = bars.indexOf(event.target as HTMLButtonElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      ArrowRight: isRtl ? at - 1 : at + 1,
      ArrowLeft: isRtl ? at + 1 : at - 1,
      Home: 0,
      End: bars.length - 1,
    };
    const next = bars[to[event.key as keyof typeof to] ?? -1];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
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
              <th scope="row">
                <Button kind="link" aria-pressed={day === chosen} disabled={count === 0} onClick={() => toggle(day)}>
                  {dayText(day, locale)}
                </Button>
              </th>
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
      <S.Days>
        <div>
          <S.Bars
            role="group"
            aria-label={label}
            data-chosen={chosen === null ? undefined : ''}
            onKeyDown={handleKeyDown}
          >
            {perDay.map(({ day, count }) => (
              <button
                key={day}
                type="button"
                aria-pressed={day === chosen}
                aria-label={messages.alertsOfDay(dayText(day, locale), formats.count(count))}
                title={messages.alertsOfDay(dayText(day, locale), formats.count(count))}
                tabIndex={day === reached ? 0 : -1}
                onFocus={() => setReached(day)}
                onClick={() => toggle(day)}
              >
                <span style={{ blockSize: `${(100 * count) / Math.max(busiest, 1)}%` }} />
              </button>
            ))}
          </S.Bars>
          <S.Axis aria-hidden>
            <span>{first}</span>
            <span>{middle}</span>
            <span>{messages.today}</span>
          </S.Axis>
        </div>
      </S.Days>
    </S.Chart>
  );
}
