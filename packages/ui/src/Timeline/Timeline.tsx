import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { SeverityIcon } from '../icons/SeverityIcon';
import { focusRing } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import type { Tone } from '../tone';
import { TIMELINE_MESSAGES, type TimelineTexts } from './messages';
import { daysBetween, dayWriter, groupByDay } from './timelineDays';

/** One event of a `Timeline`. */
export interface TimelineEvent {
  /** Unique in the list. */
  id: string;
  /** When it happened. */
  at: Date;
  /** What happened. */
  title: ReactNode;
  /** Details below the title. */
  detail?: ReactNode;
  /** Urgency: its shape on the line. The title must say it, too. @default 'neutral' */
  tone?: Tone | undefined;
  /** Icon of 14 px on the line, instead of the tone's shape. */
  icon?: ReactNode;
  /** Content at the end of the line, e.g. a button. */
  action?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The events, newest first. */
  events: readonly TimelineEvent[];
  /** The clock that defines today and yesterday. @default the system's */
  now?: Date | undefined;
  /** IANA time zone, shown with each time. @default the system's zone */
  timeZone?: string | undefined;
  /** Locale of dates and times. @default the system's locale */
  locale?: string | undefined;
  /** Level of the day headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Loads older events. Without it there is no button. */
  onLoadMore?: (() => void) | undefined;
  /** Older events are loading. @default false */
  loadingMore?: boolean | undefined;
  /** Words to replace. */
  texts?: Partial<TimelineTexts> | undefined;
}

/** Events by day: an `ol` below the heading of each day. To sort and filter columns, use a grid. */
export function Timeline(props: TimelineProps) {
  const messages = useMessages(TIMELINE_MESSAGES);

  const { events, now, timeZone, locale, headingLevel = 3, onLoadMore, loadingMore, texts, ...rest } = props;
  const words = { ...messages, ...texts };
  const Heading = `h${headingLevel}` as const;
  const dayOf = useMemo(() => dayWriter(timeZone), [timeZone]);
  const days = useMemo(() => groupByDay(events, dayOf), [events, dayOf]);
  const formats = useMemo(() => timeFormats(locale, timeZone), [locale, timeZone]);
  const today = dayOf(now ?? new Date());
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);

  // The pressed button may be gone, so the focus moves to the first new event.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === undefined || events.length <= from) return;
    shownBefore.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('li')[from]?.focus();
  }, [events]);

  function dayName(day: string, at: Date): string {
    const ago = daysBetween(day, today);
    if (ago === 0) return words.today;
    return ago === 1 ? words.yesterday : formats.day.format(at);
  }

  return (
    <Frame ref={list} {...rest}>
      {days.map(({ day, events: ofDay }) => {
        const first = ofDay[0];
        return (
          <section key={`${day} ${first?.id}`}>
            <Heading>{first && dayName(day, first.at)}</Heading>
            <Events>
              {ofDay.map((event) => (
                <li key={event.id} tabIndex={-1}>
                  <Mark data-plain={(!event.icon && (event.tone ?? 'neutral') === 'neutral') || undefined}>
                    {event.icon ??
                      (event.tone && event.tone !== 'neutral' && <SeverityIcon tone={event.tone} size={13} />)}
                  </Mark>
                  <What>
                    <span>{event.title}</span>
                    {event.detail && <div>{event.detail}</div>}
                  </What>
                  {event.action}
                  <time dateTime={event.at.toISOString()}>{formats.clock.format(event.at)}</time>
                </li>
              ))}
            </Events>
          </section>
        );
      })}
      {onLoadMore && (
        <Button
          size="xsmall"
          working={loadingMore}
          onClick={() => {
            shownBefore.current = events.length;
            onLoadMore();
          }}
        >
          {words.more}
        </Button>
      )}
    </Frame>
  );
}

function timeFormats(locale: string | undefined, timeZone: string | undefined) {
  return {
    day: new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }),
    clock: new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    }),
  };
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  min-inline-size: 0;

  > section {
    inline-size: 100%;
    min-inline-size: 0;
  }
  > section > :first-child {
    margin: 0 0 2px;
    font: 500 12px/16px var(--gh-font-sans);
    color: var(--gh-color-text-subtle);
  }
`;

const Events = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto auto;
    align-items: start;
    gap: 0 8px;
    min-block-size: var(--gh-row-height);
    padding-block: calc((var(--gh-row-height) - 20px) / 2);
    border-radius: var(--gh-radius-xs);
    font: var(--gh-text-13);
  }
  > li:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  /* The line that connects the marks. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--gh-row-height) / 2 + 9px) calc(9px - var(--gh-row-height) / 2);
    inset-inline-start: 9.5px;
    inline-size: 1px;
    background: var(--gh-color-border-neutral);
  }
  > li > button {
    margin-block: -2px;
  }
  time {
    grid-column: -2;
    font: var(--gh-text-12);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-subtle);
    white-space: nowrap;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  block-size: 20px;
  color: var(--gh-color-text-subtle);

  &[data-plain]::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border: 1.5px solid var(--gh-color-border-control);
    border-radius: 50%;
  }
`;

const What = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > div {
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
`;
