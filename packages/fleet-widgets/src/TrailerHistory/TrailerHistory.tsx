import {
  DEFAULT_HISTORY_RANGE,
  formatDate,
  type HistoryRange,
  historyEvents,
  historyTrack,
  isoDayOf,
  readHistory,
} from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useCallback, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { cachedPosition } from '../positions/cachedPosition';
import { historyQuery } from './historyQuery';
import { TrailerHistoryView } from './TrailerHistoryView';

export interface TrailerHistoryProps {
  /** Which trailer. */
  vin: string;
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Which time. Keep it, e.g. in a URL, together with `onRangeChange`. @default the last day, kept inside */
  range?: HistoryRange | undefined;
  onRangeChange?: ((range: HistoryRange) => void) | undefined;
  /** Back to where it was opened; without it there is no button. */
  onBack?: (() => void) | undefined;
}

/** A new history is asked for when it is looked at again, not while it plays. */
const FRESH_MS = 300_000;

/** Where a trailer was and what happened on its way: map, list, chart and playback on one cursor, and the way as a file. */
export function TrailerHistory(props: TrailerHistoryProps) {
  const { vin } = props;
  const { now, timeZone, locale, queryClient, notify } = useWidgetHost();
  const [own, setOwn] = useState(DEFAULT_HISTORY_RANGE);
  const range = props.range ?? own;
  const history = useApiQuery(historyQuery(vin, range, timeZone), { staleMs: FRESH_MS });
  const answer = history.data;
  const known = useMemo(() => cachedPosition(queryClient, vin), [queryClient, vin]);
  const told = useMemo(() => {
    if (!answer) return undefined;
    const track = historyTrack(readHistory(answer.columns), answer.tetheredStatus, answer.timesLife);
    return { answer, track, events: historyEvents(track) };
  }, [answer]);
  const moment = useCallback((at: Date) => formatDate(at, 'shortDateTime', timeZone), [timeZone]);

  return (
    <TrailerHistoryView
      key={vin}
      engine={props.engine}
      vin={vin}
      unitId={answer?.unitId ?? known?.unitId}
      told={told}
      error={history.error}
      fetching={history.isFetching}
      onRetry={() => void history.refetch()}
      range={range}
      onRangeChange={(next) => {
        setOwn(next);
        props.onRangeChange?.(next);
      }}
      onBack={props.onBack}
      today={isoDayOf(now(), timeZone)}
      moment={moment}
      timeZone={timeZone}
      locale={locale}
      onSaved={(name) => notify({ tone: 'good', title: 'Exported', detail: name })}
    />
  );
}
