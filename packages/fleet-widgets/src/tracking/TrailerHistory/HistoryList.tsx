import { formatCoordinates } from '@gladhand/domain/formats';
import { eventTitle, type HistoryEvent, HistoryEventKind } from '@gladhand/domain/history';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  ClockIcon,
  EmptyState,
  FieldIcon,
  type FieldIconName,
  Icon,
  type IconDrawing,
  MapPinIcon,
  SeverityIcon,
  TriangleAlertIcon,
  useMessages,
  useWords,
  WifiOffIcon,
} from '@gladhand/ui';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import * as S from './HistoryList.styles';
import { TRAILER_HISTORY_MESSAGES } from './messages';

interface HistoryListProps {
  events: readonly HistoryEvent[];
  /** The current instant; the last event before it is marked. */
  atMs: number | null;
  /** The event that was selected last, in case several have the same instant. */
  chosenId: string | undefined;
  /** An event was selected. */
  onChoose: (event: HistoryEvent) => void;
  /** Formats an instant with its zone. */
  moment: (at: Date) => string;
}

/**
 * The accessible equivalent of the map: stops and events in chronological order. In this listbox, arrow keys also move
 * the cursor.
 */
export function HistoryList({ events, atMs, chosenId, onChoose, moment }: HistoryListProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const list = useRef<HTMLDivElement>(null);
  const at = atMs === null ? -1 : eventAt(events, atMs, chosenId);
  const active = events[at];

  // The cursor can also move elsewhere: its event stays visible, and only the list scrolls
  useEffect(() => {
    const option = active && list.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(active.id)}"]`);
    if (!option || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    if (option.offsetTop < scrollTop) list.current.scrollTop = option.offsetTop;
    else if (option.offsetTop + option.offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = option.offsetTop + option.offsetHeight - clientHeight;
    }
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      Home: 0,
      End: events.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = events[Math.max(0, Math.min(events.length - 1, next))];
    if (chosen) onChoose(chosen);
  }

  if (events.length === 0) {
    return (
      <EmptyState edge="none" title={messages.noStops}>
        {messages.noStopsHint}
      </EmptyState>
    );
  }
  return (
    <S.List
      ref={list}
      role="listbox"
      aria-label={messages.stopsAndEvents}
      tabIndex={0}
      aria-activedescendant={active && optionId(active)}
      onKeyDown={onKeyDown}
    >
      {events.map((event, index) => (
        <EventRow key={event.id} event={event} chosen={index === at} onChoose={onChoose} moment={moment} />
      ))}
    </S.List>
  );
}

interface EventRowProps extends Pick<HistoryListProps, 'onChoose' | 'moment'> {
  event: HistoryEvent;
  chosen: boolean;
}

/** Playback moves the cursor many times a second, so only rows that change are rendered. */
const EventRow = memo(function EventRow({ event, chosen, onChoose, moment }: EventRowProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const say = useWords();
  const { locale } = useWidgetHost();
  const { id, kind, at, atMs, detail, lasting } = event;
  return (
    <S.Row id={optionId(event)} data-event={id} role="option" aria-selected={chosen} onClick={() => onChoose(event)}>
      {ICONS[kind]}
      <span>
        <strong>{eventTitle(event, say, locale)}</strong>
        {lasting && <S.Quiet> {messages.soFar}</S.Quiet>}
        <S.Quiet>{(detail && say(detail)) ?? (at ? formatCoordinates(at.lat, at.lng) : messages.unknownPlace)}</S.Quiet>
      </span>
      <time dateTime={new Date(atMs).toISOString()}>{moment(new Date(atMs))}</time>
    </S.Row>
  );
});

function eventAt(events: readonly HistoryEvent[], atMs: number, chosenId: string | undefined): number {
  const chosen = events.findIndex(({ id }) => id === chosenId);
  return events[chosen]?.atMs === atMs ? chosen : events.findLastIndex((event) => event.atMs <= atMs);
}

const optionId = ({ id }: HistoryEvent) => `history-${id}`;

const field = (name: FieldIconName): ReactNode => <FieldIcon name={name} size={16} />;
const sign = (icon: IconDrawing): ReactNode => <Icon icon={icon} size={16} />;

const ICONS: Readonly<Record<HistoryEventKind, ReactNode>> = {
  [HistoryEventKind.Stop]: sign(MapPinIcon),
  [HistoryEventKind.Coupled]: field('tethered'),
  [HistoryEventKind.Uncoupled]: field('untethered'),
  [HistoryEventKind.DoorOpened]: field('door-open'),
  [HistoryEventKind.DoorClosed]: field('door-closed'),
  [HistoryEventKind.AbsFault]: <SeverityIcon tone="critical" size={14} />,
  [HistoryEventKind.AbsCleared]: field('abs-lamp'),
  [HistoryEventKind.Loaded]: field('load'),
  [HistoryEventKind.Unloaded]: field('load-empty'),
  [HistoryEventKind.Gap]: sign(WifiOffIcon),
  [HistoryEventKind.Late]: sign(ClockIcon),
  [HistoryEventKind.DoubtfulFix]: sign(TriangleAlertIcon),
};
