import { eventTitle, formatCoordinates, type HistoryEvent, HistoryEventKind } from '@gladhand/domain';
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
  WifiOffIcon,
} from '@gladhand/ui';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import * as S from './HistoryList.styles';

interface HistoryListProps {
  events: readonly HistoryEvent[];
  /** The instant that is shown; the last event until then is marked. */
  atMs: number | null;
  /** The event that was chosen last: of several at one instant it is the one. */
  chosenId: string | undefined;
  /** An event was chosen. */
  onChoose: (event: HistoryEvent) => void;
  /** An instant in words, with its zone. */
  moment: (at: Date) => string;
}

/** The map's equal: stops and events in the order of time. A listbox: arrows move, and the cursor goes along. */
export function HistoryList({ events, atMs, chosenId, onChoose, moment }: HistoryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = atMs === null ? -1 : eventAt(events, atMs, chosenId);
  const active = events[at];

  // the cursor moves elsewhere too: its event stays in view, and nothing but the list scrolls
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
      <EmptyState edge="none" title="No stops and no events">
        The trailer moved on without a stop of five minutes, and nothing else was reported.
      </EmptyState>
    );
  }
  return (
    <S.List
      ref={list}
      role="listbox"
      aria-label="Stops and events"
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

/** Playback moves the cursor many times a second: only rows that change are drawn again. */
const EventRow = memo(function EventRow({ event, chosen, onChoose, moment }: EventRowProps) {
  const { id, kind, at, atMs, detail, lasting } = event;
  return (
    <S.Row id={optionId(event)} data-event={id} role="option" aria-selected={chosen} onClick={() => onChoose(event)}>
      {ICONS[kind]}
      <span>
        <strong>{eventTitle(event)}</strong>
        {lasting && <S.Quiet> so far</S.Quiet>}
        <S.Quiet>{detail ?? (at ? formatCoordinates(at.lat, at.lng) : 'Place not known')}</S.Quiet>
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
