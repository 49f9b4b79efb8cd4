import { type ApiError, failureOf } from '@gladhand/domain';
import {
  eventTitle,
  HISTORY_LIMIT,
  type HistoryEvent,
  type HistoryRange,
  type HistoryTrack,
  historyTotals,
  historyTrack,
  historyTrips,
  PLAYBACK_SPEEDS,
  positionAt,
  type TrailerHistory,
  widerRange,
} from '@gladhand/domain/history';
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
  StaleBanner,
  ToggleChip,
  useBoxQuery,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import type { GeofenceLayer } from '../../internal/geofenceLayer/useGeofenceLayer';
import { WidgetFrame } from '../../internal/WidgetFrame';
import type { MapEngineFactory } from '../../map/mapEngine';
import { TrackMap } from '../../map/TrackMap/TrackMap';
import { HistoryChart } from './HistoryChart';
import { HistoryExport } from './HistoryExport';
import { HistoryList } from './HistoryList';
import { HistoryPlayer } from './HistoryPlayer';
import { HistorySummary } from './HistorySummary';
import { fromDateRange, HISTORY_PRESETS, rangeText, toDateRange } from './historyView';
import { mapPlaces, mapTracks } from './mapParts';
import { TRAILER_HISTORY_MESSAGES } from './messages';
import * as S from './TrailerHistory.styles';
import { TripList } from './TripList';
import { usePlayback } from './usePlayback';

/** An answer with its track and events. */
interface Loaded {
  answer: TrailerHistory;
  track: HistoryTrack;
  events: readonly HistoryEvent[];
  /** When it was loaded. */
  asOf: Date;
}

interface TrailerHistoryViewProps {
  engine: MapEngineFactory;
  vin: string;
  /** Undefined while unknown. */
  unitId: string | undefined;
  /** Undefined while the first answer is loading, or after it failed. */
  loaded: Loaded | undefined;
  error: ApiError | null;
  fetching: boolean;
  onRetry: () => void;
  range: HistoryRange;
  onRangeChange: (range: HistoryRange) => void;
  /** Where the cursor begins, in ms since 1970. */
  startMs: number | undefined;
  /** The geofences on the map. */
  layer: GeofenceLayer;
  onBack: (() => void) | undefined;
  /** Follows the trailer with new reports. Undefined if the period isn't up to now. */
  live: boolean | undefined;
  onLiveChange: (live: boolean) => void;
  /** The viewer's day, '2026-11-17'. */
  today: string;
  /** Formats an instant with its zone. */
  moment: (at: Date) => string;
  timeZone: string;
  locale: string;
  /** A file with this name was created. */
  onSaved: (name: string) => void;
}

const NO_TRACK = historyTrack([]);
const NO_EVENTS: readonly HistoryEvent[] = [];
const DEFAULT_SPEED = PLAYBACK_SPEEDS[2];
const CHART_HEIGHT_PX = 170;

/** A trailer's history without its data. */
export function TrailerHistoryView(props: TrailerHistoryViewProps) {
  return (
    <WidgetFrame name="TrailerHistory">
      <Screen {...props} />
    </WidgetFrame>
  );
}

function Screen(props: TrailerHistoryViewProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const say = useWords();
  const { loaded, moment, timeZone, locale } = props;
  const track = loaded?.track ?? NO_TRACK;
  const events = loaded?.events ?? NO_EVENTS;
  const isPhone = useBoxQuery(({ widthPx }) => widthPx < 768);
  const [part, setPart] = useState<'map' | 'list'>('map');
  const [shown, setShown] = useState(loaded);
  const [atMs, setAtMs] = useState<number | null>(props.startMs ?? null);
  const [chosenId, setChosenId] = useState<string>();
  const [speed, setSpeed] = useState<number>(DEFAULT_SPEED);
  const [follow, setFollow] = useState(false);
  const playback = usePlayback(track, { atMs, onMove: setAtMs }, speed);
  const [tripId, setTripId] = useState<string>();
  const [listed, setListed] = useState<'events' | 'trips'>('events');
  const live = props.live ?? false;
  const trips = useMemo(() => historyTrips(track), [track]);
  const trip = trips.find(({ id }) => id === tripId);
  // Another answer starts over, or moves on to the newest report
  if (shown !== loaded) {
    setShown(loaded);
    setAtMs(live ? (track.fixes.at(-1)?.at ?? null) : shown ? null : (props.startMs ?? null));
    playback.stop();
  }
  const tracks = useMemo(() => mapTracks(track, trip), [track, trip]);
  const places = useMemo(() => {
    const event = (one: HistoryEvent) => eventTitle(one, say, locale);
    return mapPlaces(track, events, { event, start: messages.routeStart, end: messages.routeEnd }, trip);
  }, [track, events, trip, messages, say, locale]);
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
  const file = loaded && {
    unitId: loaded.answer.unitId,
    vin: props.vin,
    from: new Date(loaded.answer.from),
    to: new Date(loaded.answer.to),
    timeZone,
    track,
    events,
  };
  const hasReports = track.reports.length > 0;
  const totals = useMemo(() => loaded && totalsOf(loaded), [loaded]);

  return (
    <S.Page>
      <PageHeader
        title={props.unitId === undefined ? messages.history : messages.historyOf(props.unitId)}
        back={
          props.onBack && (
            <IconButton icon={<Icon icon={ArrowLeftIcon} />} label={messages.backToFleet} onClick={props.onBack} />
          )
        }
        meta={<span role="status">{metaText(loaded, moment, timeZone, messages)}</span>}
        actions={
          <>
            <S.Range
              aria-label={messages.timeShown}
              value={toDateRange(props.range)}
              onChange={(chosen) => props.onRangeChange(fromDateRange(chosen))}
              presets={HISTORY_PRESETS}
              today={props.today}
            />
            {isPhone && hasReports && (
              <SegmentedControl
                label={messages.showAs}
                segments={[
                  { value: 'map', label: messages.map },
                  { value: 'list', label: messages.list },
                ]}
                value={part}
                onChange={setPart}
              />
            )}
            {props.live !== undefined && (
              <ToggleChip
                pressed={live}
                title={messages.liveHint}
                onClick={() => {
                  if (!live) setAtMs(track.fixes.at(-1)?.at ?? null);
                  props.onLiveChange(!live);
                }}
              >
                {messages.live}
              </ToggleChip>
            )}
            <HistoryExport file={hasReports ? file : undefined} onSaved={props.onSaved} />
          </>
        }
      />
      {loaded && props.error && (
        <StaleBanner reason={props.error.message} onRetry={props.onRetry} retrying={props.fetching} />
      )}
      {loaded && !loaded.answer.whole && (
        <Banner tone="caution" title={messages.truncated(HISTORY_LIMIT.toLocaleString('en-US'))}>
          {messages.truncatedHint(moment(new Date(track.reports[0]?.at ?? 0)))}
        </Banner>
      )}
      {!loaded && props.error ? (
        <FailedState
          what={messages.theHistory}
          {...failureOf(props.error)}
          onRetry={props.onRetry}
          retrying={props.fetching}
        />
      ) : loaded && !hasReports ? (
        <NoReports range={props.range} timeZone={timeZone} onRangeChange={props.onRangeChange} />
      ) : (
        <S.Content>
          <S.Side hidden={isPhone && part === 'map'} aria-label={messages.stopsAndEvents}>
            {loaded ? (
              <>
                {totals && (
                  <HistorySummary
                    totals={totals}
                    stopCount={track.stops.length}
                    dataSince={dataSinceOf(loaded.answer, moment)}
                  />
                )}
                <S.Listed>
                  <SegmentedControl
                    label={messages.listed}
                    segments={[
                      { value: 'events', label: messages.events },
                      { value: 'trips', label: messages.trips },
                    ]}
                    value={listed}
                    onChange={setListed}
                  />
                </S.Listed>
                {listed === 'events' ? (
                  <HistoryList events={events} atMs={atMs} chosenId={chosenId} onChoose={choose} moment={moment} />
                ) : (
                  <TripList
                    trips={trips}
                    chosenId={trip?.id}
                    onChoose={(next) => {
                      setTripId(next?.id);
                      if (next) moveTo(next.from.at);
                    }}
                    moment={moment}
                  />
                )}
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
                follow={follow || live}
                fits={!live}
                onPlace={(id) => {
                  const event = events.find((one) => one.id === id);
                  if (event) choose(event);
                }}
                label={messages.routeMap}
                areas={props.layer.areas}
                onAreaPress={props.layer.onPress}
                onBoundsChange={props.layer.onBounds}
                layer={props.layer.control}
              >
                {props.layer.note}
                {loaded && track.fixes.length < 2 && (
                  <S.Note>{track.fixes.length === 1 ? messages.onePosition : messages.noPositions}</S.Note>
                )}
                {trip && (
                  <S.Note>
                    {messages.shownTrip(moment(new Date(trip.from.at)), moment(new Date(trip.to.at)))}{' '}
                    <Button kind="link" size="xsmall" onClick={() => setTripId(undefined)}>
                      {messages.showWholePeriod}
                    </Button>
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
                loading={!loaded}
              />
            </S.ChartPlace>
          </S.Main>
        </S.Content>
      )}
    </S.Page>
  );
}

/** The period ends now, even if its last day has not ended yet. */
function totalsOf({ answer, track, asOf }: Loaded) {
  const period = { fromMs: Date.parse(answer.from), toMs: Math.min(Date.parse(answer.to), asOf.getTime()) };
  return historyTotals(track, { ...period, fromMs: Math.min(period.fromMs, period.toMs) }, answer.tetheredStatus);
}

/** Undefined if there is data from before the period. */
function dataSinceOf({ earliestReport, from }: TrailerHistory, moment: (at: Date) => string): string | undefined {
  if (!earliestReport || Date.parse(earliestReport) <= Date.parse(from)) return undefined;
  return moment(new Date(earliestReport));
}

/** '11/16/26 09:12 CST to 11/17/26 09:12 CST · America/Chicago' */
function metaText(
  reported: Loaded | undefined,
  moment: (at: Date) => string,
  timeZone: string,
  messages = TRAILER_HISTORY_MESSAGES,
): string {
  if (!reported) return messages.timesIn(timeZone);
  return messages.to(moment(new Date(reported.answer.from)), moment(new Date(reported.answer.to)), timeZone);
}

type NoReportsProps = Pick<TrailerHistoryViewProps, 'range' | 'timeZone' | 'onRangeChange'>;

function NoReports({ range, timeZone, onRangeChange }: NoReportsProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const wider = widerRange(range, timeZone);
  return (
    <S.Nothing>
      <EmptyState
        edge="none"
        icon={<Icon icon={HistoryIcon} size={22} />}
        title={messages.nothingWasReported(rangeText(range, messages))}
        action={
          wider && (
            <Button onClick={() => onRangeChange(wider)}>{messages.show(rangeText(wider, messages).slice(3))}</Button>
          )
        }
      >
        {messages.noPositionsHint}
      </EmptyState>
    </S.Nothing>
  );
}

function Waiting() {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loadingTheHistory}>
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={38} />
      ))}
    </S.Waiting>
  );
}
