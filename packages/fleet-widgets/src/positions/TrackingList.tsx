import type { ReadingFormats } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import { LoadStatus, loadStatus, SeverityLevel } from '@gladhand/domain/readings';
import { asTracked, placeText, RED_FAULT, type TrailerPosition } from '@gladhand/domain/tracking';
import { EmptyState, type FieldIconName, perLanguage, type Say, useMessages } from '@gladhand/ui';
import { type ListRecord, RecordList } from '@gladhand/ui/grid';
import { useCallback } from 'react';
import { INTERNAL_MESSAGES } from '../internal/messages';
import { NoVisibleTrailers } from '../internal/NoVisibleTrailers';
import { type RecordLanguage, trailerRecord, useRecordLanguage } from '../internal/trailerRecord';
import type { ListRows } from './listRows';
import { POSITIONS_MESSAGES } from './messages';
import { type RemoteList, useRemoteRows } from './remote/useRemoteRows';
import * as S from './TrackingList.styles';

export interface TrackingListProps {
  rows: ListRows;
  /** Visible trailers, before any filter. */
  visible: number;
  /** Called with the visible rows, so that they can be loaded. */
  onRange?: ((first: number, last: number) => void) | undefined;
  selectedId: string | undefined;
  /** Called with the VIN of the selected trailer. */
  onSelect: (vin: string | undefined) => void;
  now: Date;
}

/** The accessible equivalent of the map: the same trailers as a list with one column. */
export function TrackingList({ rows, visible, onRange, selectedId, onSelect, now }: TrackingListProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const positionsMessages = useMessages(POSITIONS_MESSAGES);
  const formats = useReadingFormats();
  const language = useRecordLanguage();

  const recordAt = useCallback(
    (index: number) => {
      const trailer = rows.at(index);
      return trailer && recordOf(trailer, now, formats, language, internalMessages, positionsMessages);
    },
    [rows, now, formats, language, positionsMessages, internalMessages],
  );
  if (rows.count === 0) {
    return (
      <S.Nothing>
        {visible === 0 ? (
          <NoVisibleTrailers />
        ) : (
          <EmptyState title={positionsMessages.noMatchingTrailers} edge="none">
            {positionsMessages.noMatchHint}
          </EmptyState>
        )}
      </S.Nothing>
    );
  }
  return (
    <RecordList
      label={positionsMessages.trailers}
      count={rows.count}
      recordAt={recordAt}
      indexOf={rows.indexOf}
      selectedId={selectedId}
      onSelect={(id) => onSelect(rows.at(rows.indexOf(id))?.vin)}
      onRange={onRange}
    />
  );
}

export interface RemoteTrackingListProps extends Omit<TrackingListProps, 'rows' | 'onRange'> {
  list: RemoteList;
}

/** Like `TrackingList`, for trailers that aren't all on the page. */
export function RemoteTrackingList({ list, ...rest }: RemoteTrackingListProps) {
  const { rows, onRange } = useRemoteRows(list);
  return <TrackingList {...rest} rows={rows} onRange={onRange} />;
}

function recordOf(
  trailer: TrailerPosition,
  now: Date,
  formats: ReadingFormats,
  language: RecordLanguage,
  internalMessages = INTERNAL_MESSAGES,
  positionsMessages = POSITIONS_MESSAGES,
): ListRecord {
  return {
    ...trailerRecord(trailer, now, language, internalMessages),
    facts: facts(trailer, formats, language.say),
    signs: faultsOf(trailer, positionsMessages),
  };
}

/** 'South Bend, IN · 58 mph · 41,260 lbs' */
function facts(trailer: TrailerPosition, formats: ReadingFormats, say: Say): string {
  return [placeText(trailer), formats.text(trailer.speed, 'mph', say('N/A')), loadText(trailer, formats, say)].join(
    ' · ',
  );
}

/** The weight, or the load status if the sensor doesn't weigh. */
function loadText(
  { loadStatus: status, cargoWeightOnBogieLbs }: TrailerPosition,
  formats: ReadingFormats,
  say: Say,
): string {
  if (status === LoadStatus.Unloaded || (status && cargoWeightOnBogieLbs === null))
    return say(loadStatus(status).label);
  return formats.text(cargoWeightOnBogieLbs, 'lbs', say('N/A'));
}

/** The label of an active ABS fault, by severity. */
const absFaultsOf = perLanguage(
  (messages: typeof POSITIONS_MESSAGES): Readonly<Record<string, string>> => ({
    [SeverityLevel.Caution]: messages.absFaultCaution,
    [SeverityLevel.Critical]: messages.absFaultCritical,
  }),
);

function faultsOf(trailer: TrailerPosition, messages = POSITIONS_MESSAGES): { icon: FieldIconName; label: string }[] {
  const { tireFault, wheelTemperatureFault, boxBatteryFault, lightFault } = asTracked(trailer);
  const absFault = absFaultsOf(messages)[trailer.absFaultSeverityLevel ?? ''];
  const list: [FieldIconName, string, boolean][] = [
    ['abs-lamp', absFault ?? '', absFault !== undefined],
    ['tire-inflation', messages.tireInflationUnstable, tireFault === RED_FAULT],
    ['wheel-end', messages.hotWheelEnd, wheelTemperatureFault === RED_FAULT],
    ['battery', messages.trailerBatteryCritical, boxBatteryFault === RED_FAULT],
    ['lights', messages.lightsFault, lightFault !== null && lightFault !== 'none'],
  ];
  return list.filter(([, , shown]) => shown).map(([icon, label]) => ({ icon, label }));
}
