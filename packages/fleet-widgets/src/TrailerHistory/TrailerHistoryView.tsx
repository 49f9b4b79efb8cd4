import {
  type ApiError,
  failureOf,
  HISTORY_LIMIT,
  type HistoryEvent,
  type HistoryRange,
  type HistoryTrack,
  historyTrack,
  PLAYBACK_SPEEDS,
  positionAt,
  type TrailerHistory,
  widerRange,
} from '@gladhand/domain';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  EmptyState,
  FailedState,
  HistoryIcon,
  Icon,
  IconButton,
  PageHeader,
  SegmentedControl,
  Skeleton,
  useMediaQuery,
} from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { TrackMap } from '../map/TrackMap/TrackMap';
import { HistoryChart } from './HistoryChart';
import { HistoryExport } from './HistoryExport';
import { HistoryList } from './HistoryList';
import { HistoryPlayer } from './HistoryPlayer';
import { HistorySummary } from './HistorySummary';
import { fromDateRange, HISTORY_PRESETS, rangeText, toDateRange } from './historyView';
import { mapPlaces, mapTracks } from './mapParts';
import * as S from './TrailerHistory.styles';
import { usePlayback } from './usePlayback';

/** An answer, and what it tells. */
interface Told {
  answer: TrailerHistory;
  track: HistoryTrack;
  events: readonly HistoryEvent[];
}

interface TrailerHistoryViewProps {
  engine: MapEngineFactory;
  vin: string;
  /** Undefined while nobody knows. */
  unitId: string | undefined;
  /** Undefined while the first answer is under way, or has failed. */
  told: Told | undefined;
  error: ApiError | null;
  fetching: boolean;
  onRetry: () => void;
  range: HistoryRange;
  onRangeChange: (range: HistoryRange) => void;
  onBack: (() => void) | undefined;
  /** The viewer's day, '2026-11-17'. */
  today: string;
  /** An instant in words, with its zone. */
  moment: (at: Date) => string;
  timeZone: string;
  locale: string;
  /** A file of this name was made. */
  onSaved: (name: string) => void;
}

const NO_TRACK = historyTrack([]);
const NO_EVENTS: readonly HistoryEvent[] = [];
const DEFAULT_SPEED = PLAYBACK_SPEEDS[2];
const CHART_HEIGHT_PX = 170;

/** A trailer's history without its data. */
export function TrailerHistoryView(props: TrailerHistoryViewProps) {
  const { told, moment, timeZone } = props;
  const track = told?.track ?? NO_TRACK;
  const events = told?.events ?? NO_EVENTS;
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [part, setPart] = useState<'map' | 'list'>('map');
  const [shown, setShown] = useState(told);
  const [atMs, setAtMs] = useState<number | null>(null);
  const [chosenId, setChosenId] = useState<string>();
  const [speed, setSpeed] = useState<number>(DEFAULT_SPEED);
  const [follow, setFollow] = useState(false);
  const playback = usePlayback(track, { atMs, onMove: setAtMs }, speed);
  // another answer begins anew
  if (shown !== told) {
    setShown(told);
    setAtMs(null);
    playback.stop();
  }
  const tracks = useMemo(() => mapTracks(track), [track]);
  const places = useMemo(() => mapPlaces(track, events), [track, events]);
  const pointer = useMemo(() => (atMs === null ? undefined : positionAt(track, atMs)), [track, atMs]);

  const { stop } = playback;
  const moveTo = useCallback(
    (next: number) => {
      stop();
      setAtMs(next);
    },
    [stop],
  );
  const choose = useCallback(
    (event: HistoryEvent) => {
      setChosenId(event.id);
      moveTo(event.atMs);
    },
    [moveTo],
  );
  const file = told && {
    unitId: told.answer.unitId,
    vin: props.vin,
    from: new Date(told.answer.from),
    to: new Date(told.answer.to),
    timeZone,
    track,
    events,
  };
  const hasReports = track.reports.length > 0;

  return (
    <S.Page>
      <PageHeader
        title={props.unitId === undefined ? 'History' : `History of ${props.unitId}`}
        back={
          props.onBack && (
            <IconButton
              icon={<Icon icon={ArrowLeftIcon} />}
              label="Back to the map of all trailers"
              onClick={props.onBack}
            />
          )
        }
        meta={<span role="status">{metaText(told, moment, timeZone)}</span>}
        actions={
          <>
            <S.Range
              aria-label="Time shown"
              value={toDateRange(props.range)}
              onChange={(chosen) => props.onRangeChange(fromDateRange(chosen))}
              presets={HISTORY_PRESETS}
              today={props.today}
            />
            {isPhone && hasReports && (
              <SegmentedControl
                label="Show as"
                segments={[
                  { value: 'map', label: 'Map' },
                  { value: 'list', label: 'List' },
                ]}
                value={part}
                onChange={setPart}
              />
            )}
            <HistoryExport file={hasReports ? file : undefined} onSaved={props.onSaved} />
          </>
        }
      />
      {told && props.error && (
        <Banner
          tone="caution"
          title="This history may not be up to date"
          action={
            <Button size="xsmall" onClick={props.onRetry} working={props.fetching}>
              Try again
            </Button>
          }
        >
          {props.error.message}
        </Banner>
      )}
      {told && !told.answer.whole && (
        <Banner tone="caution" title={`Only the newest ${HISTORY_LIMIT.toLocaleString('en-US')} reports are shown`}>
          They begin on {moment(new Date(track.reports[0]?.at ?? 0))}. Choose a shorter time to see what was before.
        </Banner>
      )}
      {!told && props.error ? (
        <FailedState what="The history" {...failureOf(props.error)} onRetry={props.onRetry} retrying={props.fetching} />
      ) : told && !hasReports ? (
        <NoReports range={props.range} timeZone={timeZone} onRangeChange={props.onRangeChange} />
      ) : (
        <S.Content>
          <S.Side hidden={isPhone && part === 'map'} aria-label="Stops and events">
            {told ? (
              <>
                <HistorySummary track={track} />
                <HistoryList events={events} atMs={atMs} chosenId={chosenId} onChoose={choose} moment={moment} />
              </>
            ) : (
              <Waiting />
            )}
          </S.Side>
          <S.Main hidden={isPhone && part === 'list'}>
            <S.MapPlace>
              <TrackMap
                engine={props.engine}
                tracks={tracks}
                places={places}
                pointer={pointer}
                follow={follow}
                onPlace={(id) => {
                  const event = events.find((one) => one.id === id);
                  if (event) choose(event);
                }}
                label="Map of the way"
              >
                {told && track.fixes.length < 2 && (
                  <S.Note>
                    {track.fixes.length === 1
                      ? 'Only one position was reported in this time.'
                      : 'No position was reported in this time.'}
                  </S.Note>
                )}
              </TrackMap>
            </S.MapPlace>
            <HistoryPlayer
              track={track}
              events={events}
              atMs={atMs}
              onMove={moveTo}
              playback={playback}
              speed={speed}
              onSpeed={setSpeed}
              follow={follow}
              onFollow={setFollow}
              moment={moment}
            />
            <S.ChartPlace>
              <HistoryChart
                track={track}
                events={events}
                atMs={atMs}
                onMove={moveTo}
                timeZone={timeZone}
                locale={props.locale}
                heightPx={CHART_HEIGHT_PX}
                loading={!told}
              />
            </S.ChartPlace>
          </S.Main>
        </S.Content>
      )}
    </S.Page>
  );
}

/** '11/16/26 09:12 CST to 11/17/26 09:12 CST · America/Chicago' */
function metaText(told: Told | undefined, moment: (at: Date) => string, timeZone: string): string {
  if (!told) return `Times in ${timeZone}`;
  return `${moment(new Date(told.answer.from))} to ${moment(new Date(told.answer.to))} · ${timeZone}`;
}

type NoReportsProps = Pick<TrailerHistoryViewProps, 'range' | 'timeZone' | 'onRangeChange'>;

function NoReports({ range, timeZone, onRangeChange }: NoReportsProps) {
  const wider = widerRange(range, timeZone);
  return (
    <S.Nothing>
      <EmptyState
        edge="none"
        icon={<Icon icon={HistoryIcon} size={22} />}
        title={`Nothing was reported ${rangeText(range)}`}
        action={wider && <Button onClick={() => onRangeChange(wider)}>Look at {rangeText(wider).slice(3)}</Button>}
      >
        The trailer was silent, or its reports of that time are no longer kept.
      </EmptyState>
    </S.Nothing>
  );
}

function Waiting() {
  return (
    <S.Waiting role="status" aria-busy="true" aria-label="Loading the history">
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={38} />
      ))}
    </S.Waiting>
  );
}
