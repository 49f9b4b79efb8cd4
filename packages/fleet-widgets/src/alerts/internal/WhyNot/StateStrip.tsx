import type { AlertStateSpan } from '@gladhand/domain/alerts';
import { durationText } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { ChartLineIcon, Icon, IconButton, Table, Table2Icon, useMessages } from '@gladhand/ui';
import { type KeyboardEvent, useState } from 'react';
import { clockText } from '../alertTime';
import { WHY_NOT_MESSAGES } from './messages';
import * as S from './StateStrip.styles';

interface StateStripProps {
  spans: readonly AlertStateSpan[];
  from: Date;
  to: Date;
  /** The instant that is asked about. */
  at: Date;
  /** The last instant that can be asked about. */
  last: Date;
  onChange: (at: Date) => void;
}

const MINUTE_MS = 60_000;
const BIG_STEP_MINUTES = 15;
/** A narrower band has no label of its own. */
const MIN_LABEL = 0.12;

/** The states of a rule over a day as bands, with a handle at the instant that is asked about. */
export function StateStrip({ spans, from, to, at, last, onChange }: StateStripProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const { timeZone, locale } = useWidgetHost();
  const [asTable, setAsTable] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const totalMs = to.getTime() - from.getTime();
  const partOf = (instant: number) => (instant - from.getTime()) / totalMs;
  const clock = (instant: string | number | Date) => clockText(new Date(instant), from, timeZone, locale);
  const states: Readonly<Record<string, string>> = messages.states;
  const stateText = (state: string) => states[state] ?? state;
  const known = [...new Set(spans.map(({ state }) => state))];
  const maxMinute = Math.max(0, Math.floor((Math.min(last.getTime(), to.getTime() - 1) - from.getTime()) / MINUTE_MS));
  const minute = dragged ?? Math.min(maxMinute, Math.floor((at.getTime() - from.getTime()) / MINUTE_MS));
  const handleAt = from.getTime() + minute * MINUTE_MS;
  const under = spans.find((span) => Date.parse(span.from) <= handleAt && handleAt < Date.parse(span.to));

  function commit(): void {
    if (dragged === undefined) return;
    setDragged(undefined);
    onChange(new Date(from.getTime() + dragged * MINUTE_MS));
  }
  function handleKeyDown(event: KeyboardEvent): void {
    const forward = ['ArrowRight', 'ArrowUp'].includes(event.key);
    if (!event.shiftKey || !(forward || ['ArrowLeft', 'ArrowDown'].includes(event.key))) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isBack = event.key === 'ArrowDown' || event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
    const next = minute + (isBack ? -BIG_STEP_MINUTES : BIG_STEP_MINUTES);
    setDragged(Math.min(maxMinute, Math.max(0, next)));
  }

  return (
    <S.Strip aria-label={messages.statesOfDay}>
      <S.Head>
        <h3>{messages.statesOfDay}</h3>
        <IconButton
          kind="quiet"
          size="xsmall"
          label={asTable ? messages.showStrip : messages.showTable}
          icon={<Icon icon={asTable ? ChartLineIcon : Table2Icon} size={15} />}
          onClick={() => setAsTable(!asTable)}
        />
      </S.Head>
      {asTable ? (
        <Table density="compact">
          <thead>
            <tr>
              <th scope="col">{messages.fromColumn}</th>
              <th scope="col">{messages.stateColumn}</th>
              <th scope="col" data-align="end">
                {messages.durationColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {spans.map((span) => (
              <tr key={`${span.from} ${span.state}`}>
                <th scope="row">{clock(span.from)}</th>
                <td>{stateText(span.state)}</td>
                <td data-align="end">
                  {span.from === span.to
                    ? messages.oneTime
                    : durationText(Date.parse(span.to) - Date.parse(span.from), locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <>
          <S.Track>
            {spans.map((span) => {
              const [start, end] = [partOf(Date.parse(span.from)), partOf(Date.parse(span.to))];
              const text = `${stateText(span.state)}, ${clock(span.from)} - ${clock(span.to)}`;
              return (
                <S.Band
                  key={`${span.from} ${span.state}`}
                  data-state={span.state}
                  data-event={span.from === span.to ? '' : undefined}
                  title={text}
                  style={{ insetInlineStart: `${100 * start}%`, inlineSize: `${100 * (end - start)}%` }}
                >
                  {end - start >= MIN_LABEL && <span aria-hidden>{stateText(span.state)}</span>}
                </S.Band>
              );
            })}
            <S.Handle aria-hidden style={{ insetInlineStart: `${100 * partOf(handleAt)}%` }} />
            <S.Range
              type="range"
              aria-label={messages.handle}
              aria-valuetext={
                under ? `${clock(handleAt)}, ${stateText(under.state)}` : `${clock(handleAt)}, ${messages.notJudged}`
              }
              min={0}
              max={Math.round(totalMs / MINUTE_MS)}
              step={1}
              value={minute}
              onChange={(event) => setDragged(Math.min(maxMinute, Number(event.currentTarget.value)))}
              onKeyDown={handleKeyDown}
              onKeyUp={commit}
              onPointerUp={commit}
              onBlur={commit}
            />
          </S.Track>
          <S.Axis aria-hidden>
            {[0, 0.25, 0.5, 0.75, 1].map((part) => (
              <span key={part}>{clockOnly(new Date(from.getTime() + part * totalMs), timeZone, locale)}</span>
            ))}
          </S.Axis>
          <S.Legend aria-label={messages.statesOfDay}>
            {known.map((state) => (
              <li key={state}>
                <S.Swatch aria-hidden data-state={state} />
                {stateText(state)}
              </li>
            ))}
          </S.Legend>
        </>
      )}
    </S.Strip>
  );
}

const clockOnly = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
