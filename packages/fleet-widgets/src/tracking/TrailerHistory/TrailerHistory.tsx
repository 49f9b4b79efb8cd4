import { formatLocalDate } from '@gladhand/domain/formats';
import {
  DEFAULT_HISTORY_RANGE,
  type HistoryRange,
  historyEvents,
  historyTrack,
  isoDayOf,
  readHistory,
} from '@gladhand/domain/history';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import { useGeofenceLayer } from '../../internal/geofenceLayer/useGeofenceLayer';
import { trailerQuery } from '../../internal/trailerQuery';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { cachedPosition } from '../../positions/cachedPosition';
import { historyQuery } from './historyQuery';
import { TRAILER_HISTORY_MESSAGES } from './messages';
import { TrailerHistoryView } from './TrailerHistoryView';

export interface TrailerHistoryProps extends LocalizedProps {
  /** VIN of the trailer. */
  vin: string;
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** The period. To keep it, e.g. in a URL, use it with `onRangeChange`. @default the last day, kept by the widget */
  range?: HistoryRange | undefined;
  onRangeChange?: ((range: HistoryRange) => void) | undefined;
  /** Where the cursor begins, in ms since 1970. @default no cursor */
  startMs?: number | undefined;
  /** Loads new reports and follows the trailer, if the period is up to now. @default false, kept by the widget */
  live?: boolean | undefined;
  onLiveChange?: ((live: boolean) => void) | undefined;
  /** Shows geofences on the map. To keep it, e.g. in a URL, use it with `onGeofencesChange`. @default kept by the widget */
  geofences?: boolean | undefined;
  onGeofencesChange?: ((isShown: boolean) => void) | undefined;
  /** Returns to where it was opened; without it there is no button. */
  onBack?: (() => void) | undefined;
}

/**
 * Time between refreshes of one day that is followed, in milliseconds, as for positions. Longer periods have more
 * reports and are refreshed less often.
 */
const LIVE_REFRESH_MS = 10_260;

/** A history is refetched when it is opened again, not while it plays. */
const FRESH_MS = 300_000;

/**
 * Where a trailer went and what happened on the way: map, list, chart and playback with a shared cursor, and file
 * exports.
 */
export function TrailerHistory({ messages, ...props }: TrailerHistoryProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrailerHistoryBody {...props} />
    </WidgetTexts>
  );
}

function TrailerHistoryBody(props: TrailerHistoryProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const { vin } = props;
  const { api, now, timeZone, locale, queryClient, notify, can } = useWidgetHost();
  const [own, setOwn] = useState(DEFAULT_HISTORY_RANGE);
  const range = props.range ?? own;
  const [ownLive, setOwnLive] = useState(false);
  const isUpToNow = 'days' in range;
  const live = isUpToNow && (props.live ?? ownLive);
  const history = useApiQuery(historyQuery(vin, range, timeZone), {
    staleMs: FRESH_MS,
    refreshMs: live ? LIVE_REFRESH_MS * range.days : undefined,
  });
  const answer = history.data;
  const known = useMemo(() => cachedPosition({ api, queryClient }, vin), [api, queryClient, vin]);
  const reported = useMemo(() => {
    if (!answer) return undefined;
    const track = historyTrack(readHistory(answer.columns), answer.tetheredStatus, answer.timesLife);
    return { answer, track, events: historyEvents(track), asOf: now() };
  }, [answer, now]);
  const moment = useCallback((at: Date) => formatLocalDate(at, 'shortDateTime', timeZone, locale), [timeZone, locale]);

  const [ownGeofences, setOwnGeofences] = useState(false);
  const showsGeofences = props.geofences ?? ownGeofences;
  // A history has no customer, whose geofences are shown.
  const detail = useApiQuery(trailerQuery(vin), {
    staleMs: FRESH_MS,
    enabled: showsGeofences && can('geofencesV2'),
  });
  const layer = useGeofenceLayer({
    customerId: detail.data?.trailer.customerId,
    isOn: showsGeofences,
    onChange(isShown) {
      setOwnGeofences(isShown);
      props.onGeofencesChange?.(isShown);
    },
  });

  return (
    <TrailerHistoryView
      key={vin}
      engine={props.engine}
      vin={vin}
      unitId={answer?.unitId ?? known?.unitId}
      loaded={reported}
      error={history.error}
      fetching={history.isFetching}
      onRetry={() => void history.refetch()}
      range={range}
      onRangeChange={(next) => {
        setOwn(next);
        props.onRangeChange?.(next);
      }}
      live={isUpToNow ? live : undefined}
      onLiveChange={(next) => {
        setOwnLive(next);
        props.onLiveChange?.(next);
      }}
      layer={layer}
      startMs={props.startMs}
      onBack={props.onBack}
      today={isoDayOf(now(), timeZone)}
      moment={moment}
      timeZone={timeZone}
      locale={locale}
      onSaved={(name) => notify({ tone: 'good', title: messages.exported, detail: name })}
    />
  );
}
