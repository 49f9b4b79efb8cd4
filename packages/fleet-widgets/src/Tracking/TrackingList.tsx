import {
  asTracked,
  CONNECTIVITY_POLICY,
  formatSpeed,
  formatWeight,
  placeText,
  RED_FAULT,
  TRACKED_SEVERITY_WORDS,
  type TrailerPosition,
  trackedSeverity,
} from '@gladhand/domain';
import { EmptyState, type FieldIconName, type ListRecord, RecordList, shortAge } from '@gladhand/ui';
import { useCallback } from 'react';
import type { ListRows } from '../positions/listRows';
import { type RemoteList, useRemoteRows } from '../positions/remote/useRemoteRows';
import * as S from './TrackingList.styles';

export interface TrackingListProps {
  rows: ListRows;
  /** Rows in view, so that they can be asked for. */
  onRange?: ((first: number, last: number) => void) | undefined;
  selectedId: string | undefined;
  /** Takes the VIN of the trailer that was chosen. */
  onSelect: (vin: string | undefined) => void;
  now: Date;
}

/** The map's equal: the same trailers as a list of one column. */
export function TrackingList({ rows, onRange, selectedId, onSelect, now }: TrackingListProps) {
  const recordAt = useCallback(
    (index: number) => {
      const trailer = rows.at(index);
      return trailer && recordOf(trailer, now);
    },
    [rows, now],
  );
  if (rows.count === 0) {
    return (
      <S.Nothing>
        <EmptyState title="No trailer matches" edge="none">
          Take a filter away, or search for another unit ID or VIN.
        </EmptyState>
      </S.Nothing>
    );
  }
  return (
    <RecordList
      label="Trailers"
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

/** As `TrackingList`, of trailers that are not all here. */
export function RemoteTrackingList({ list, ...rest }: RemoteTrackingListProps) {
  const { rows, onRange } = useRemoteRows(list);
  return <TrackingList {...rest} rows={rows} onRange={onRange} />;
}

function recordOf(trailer: TrailerPosition, now: Date): ListRecord {
  const tone = trackedSeverity(trailer, now);
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  return {
    id: trailer.id,
    tone,
    toneWord: TRACKED_SEVERITY_WORDS[tone],
    title: trailer.unitId,
    code: trailer.vin.slice(-8),
    age: ageMs === undefined ? 'Never' : shortAge(ageMs),
    stale: ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs,
    facts: facts(trailer),
    signs: faultsOf(trailer),
  };
}

/** 'South Bend, IN · 58 mph · 41,260 lbs' */
function facts(trailer: TrailerPosition): string {
  const { speed, cargoWeightOnBogieLbs, loadStatus } = trailer;
  const load = loadStatus === 'unloaded' ? 'Unloaded' : formatWeight(cargoWeightOnBogieLbs, 'N/A');
  return [placeText(trailer), formatSpeed(speed, 'N/A'), load].join(' · ');
}

function faultsOf(trailer: TrailerPosition): { icon: FieldIconName; label: string }[] {
  const { brakeFault, tireFault, wheelTemperatureFault, boxBatteryFault, lightFault } = asTracked(trailer);
  const list: [FieldIconName, string, boolean][] = [
    ['abs-lamp', 'ABS fault', brakeFault === RED_FAULT],
    ['tire-inflation', 'Tire inflation unstable', tireFault === RED_FAULT],
    ['wheel-end', 'Wheel end too hot', wheelTemperatureFault === RED_FAULT],
    ['battery', 'Trailer battery critical', boxBatteryFault === RED_FAULT],
    ['lights', 'Lights fault', lightFault !== null && lightFault !== 'none'],
  ];
  return list.filter(([, , shown]) => shown).map(([icon, label]) => ({ icon, label }));
}
