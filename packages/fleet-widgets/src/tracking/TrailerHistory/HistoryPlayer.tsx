import {
  type HistoryEvent,
  HistoryEventKind,
  type HistoryTrack,
  lastFixUntil,
  PLAYBACK_SPEEDS,
} from '@gladhand/domain/history';
import { Icon, IconButton, PauseIcon, PlayIcon, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import { css, styled } from 'styled-components';
import { TRAILER_HISTORY_MESSAGES } from './messages';
import type { Playback } from './usePlayback';

interface HistoryPlayerProps {
  track: HistoryTrack;
  events: readonly HistoryEvent[];
  /** The current instant; null before one is selected. */
  atMs: number | null;
  onMove: (atMs: number) => void;
  playback: Playback;
  speed: number;
  onSpeed: (speed: number) => void;
  follow: boolean;
  onFollow: (follow: boolean) => void;
  /** Formats an instant with its zone. */
  moment: (at: Date) => string;
}

const SPEEDS = PLAYBACK_SPEEDS.map((speed) => ({
  value: String(speed),
  label: `${speed.toLocaleString('en-US')}×`,
}));

/** Plays the route. Arrow keys move between reports, Page Up and Page Down between events. */
export function HistoryPlayer(props: HistoryPlayerProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const { track, events, onMove, playback, moment } = props;
  const fromMs = track.fixes[0]?.at ?? 0;
  const toMs = track.fixes.at(-1)?.at ?? fromMs;
  const atMs = Math.min(toMs, Math.max(fromMs, props.atMs ?? toMs));
  const nothing = toMs === fromMs;
  const shown = track.fixes.length === 0 ? messages.noPosition : moment(new Date(atMs));

  function onKeyDown(event: KeyboardEvent) {
    const at = lastFixUntil(track.fixes, atMs);
    const to: Record<string, number | undefined> = {
      ArrowRight: track.fixes[at + 1]?.at,
      ArrowUp: track.fixes[at + 1]?.at,
      ArrowLeft: track.fixes[track.fixes[at]?.at === atMs ? at - 1 : at]?.at,
      ArrowDown: track.fixes[track.fixes[at]?.at === atMs ? at - 1 : at]?.at,
      PageUp: events.find((one) => one.atMs > atMs)?.atMs,
      PageDown: events.findLast((one) => one.atMs < atMs)?.atMs,
      Home: fromMs,
      End: toMs,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    playback.stop();
    onMove(Math.min(toMs, Math.max(fromMs, to[event.key] ?? atMs)));
  }

  const jumped = playback.jumped;
  return (
    <Bar role="group" aria-label={messages.playback}>
      <IconButton
        icon={<Icon icon={playback.playing ? PauseIcon : PlayIcon} />}
        label={playback.playing ? messages.pause : messages.play}
        disabled={nothing}
        onClick={playback.toggle}
      />
      {/* Time runs left to right in every language, like in the chart below. */}
      <Scale dir="ltr" style={{ '--at': `${percent(atMs, fromMs, toMs)}%` } as CSSProperties}>
        <EventMarks events={events} fromMs={fromMs} toMs={toMs} />
        <input
          type="range"
          aria-label={messages.playhead}
          aria-valuetext={shown}
          min={fromMs}
          max={toMs}
          step={1000}
          value={atMs}
          disabled={nothing}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            playback.stop();
            onMove(Number(event.target.value));
          }}
        />
      </Scale>
      <Clock>{track.fixes.length > 0 && shown}</Clock>
      <Narrow
        aria-label={messages.playbackSpeed}
        options={SPEEDS}
        value={String(props.speed)}
        onChange={(chosen) => chosen !== null && props.onSpeed(Number(chosen))}
      />
      <ToggleChip pressed={props.follow} onClick={() => props.onFollow(!props.follow)}>
        {messages.follow}
      </ToggleChip>
      <Note role="status">
        {jumped && messages.jumped(moment(new Date(jumped.from.at)), moment(new Date(jumped.to.at)))}
      </Note>
    </Bar>
  );
}

interface EventMarksProps {
  events: readonly HistoryEvent[];
  fromMs: number;
  toMs: number;
}

/** Marks where on the scale events happened. The list has them as text. */
const EventMarks = memo(function EventMarks({ events, fromMs, toMs }: EventMarksProps) {
  return (
    <Marks aria-hidden="true">
      {events.map(({ id, kind, atMs, toMs: endMs }) => {
        const start = percent(atMs, fromMs, toMs);
        const width = endMs === null ? undefined : `${percent(endMs, fromMs, toMs) - start}%`;
        return (
          <span
            key={id}
            data-kind={kind === HistoryEventKind.AbsFault ? 'fault' : kind}
            style={{ insetInlineStart: `${start}%`, inlineSize: width }}
          />
        );
      })}
    </Marks>
  );
});

const percent = (atMs: number, fromMs: number, toMs: number) =>
  toMs === fromMs ? 0 : Math.min(100, Math.max(0, ((atMs - fromMs) / (toMs - fromMs)) * 100));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 12px;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
`;

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-control);
  box-shadow: var(--gh-shadow-1);
`;

const Scale = styled.div`
  position: relative;
  flex: 1 1 160px;
  min-inline-size: 120px;
  & > input {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    appearance: none;
    background: linear-gradient(
        90deg,
        var(--gh-color-solid-brand) var(--at),
        var(--gh-color-border-neutral) var(--at)
      )
      center / calc(100% - 16px) 4px no-repeat;
    cursor: pointer;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
  & > input::-webkit-slider-thumb {
    ${thumb}
  }
  & > input::-moz-range-thumb {
    ${thumb}
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
  }
  & > input:focus-visible {
    border-radius: var(--gh-radius-sm);
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

/* The inset is half a thumb, because the thumb of a range input stays inside its box. */
const Marks = styled.div`
  position: absolute;
  inset: 0 8px;
  & > span {
    position: absolute;
    inset-block-start: 1px;
    min-inline-size: 2px;
    block-size: 5px;
    border-radius: 2px;
    background: var(--gh-color-text-subtle);
  }
  & > [data-kind='gap'] {
    background: repeating-linear-gradient(
      90deg,
      var(--gh-color-text-subtle) 0 2px,
      transparent 2px 4px
    );
  }
  & > [data-kind='stop'] {
    background: var(--gh-color-border-neutral);
  }
  & > [data-kind='fault'] {
    background: var(--gh-color-solid-critical);
  }
`;

const Clock = styled.span`
  min-inline-size: 132px;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;

const Narrow = styled(Select)`
  inline-size: 104px;
`;

const Note = styled.div`
  flex: 1 0 100%;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  &:empty {
    display: none;
  }
`;
