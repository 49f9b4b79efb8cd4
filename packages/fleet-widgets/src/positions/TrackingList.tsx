import {
  asTracked,
  formatSpeed,
  formatWeight,
  LoadStatus,
  loadStatus,
  placeText,
  RED_FAULT,
  SeverityLevel,
  type TrailerPosition,
} from '@gladhand/domain';
import { EmptyState, type FieldIconName, type ListRecord, RecordList } from '@gladhand/ui';
import { useCallback } from 'react';
import { NoTrailersInSight } from '../internal/NoTrailersInSight';
import { trailerRecord } from '../internal/trailerRecord';
import type { ListRows } from './listRows';
import { type RemoteList, useRemoteRows } from './remote/useRemoteRows';
import * as S from './TrackingList.styles';

export interface TrackingListProps {
  rows: ListRows;
  /** Trailers in sight, before any filter. */
  inSight: number;
  /** Rows in view, so that they can be asked for. */
  onRange?: ((first: number, last: number) => void) | undefined;
  selectedId: string | undefined;
  /** Takes the VIN of the trailer that was chosen. */
  onSelect: (vin: string | undefined) => void;
  now: Date;
}

/** The map's equal: the same trailers as a list of one column. */
export function TrackingList({ rows, inSight, onRange, selectedId, onSelect, now }: TrackingListProps) {
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
        {inSight === 0 ? (
          <NoTrailersInSight />
        ) : (
          <EmptyState title="No trailer matches" edge="none">
            Take a filter away, or search for another unit ID or VIN.
          </EmptyState>
        )}
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
  return { ...trailerRecord(trailer, now), facts: facts(trailer), signs: faultsOf(trailer) };
}

/** 'South Bend, IN · 58 mph · 41,260 lbs' */
function facts(trailer: TrailerPosition): string {
  return [placeText(trailer), formatSpeed(trailer.speed, 'N/A'), loadText(trailer)].join(' · ');
}

/** The weight, or what a sensor that does not weigh says. */
function loadText({ loadStatus: status, cargoWeightOnBogieLbs }: TrailerPosition): string {
  if (status === LoadStatus.Unloaded || (status && cargoWeightOnBogieLbs === null)) return loadStatus(status).label;
  return formatWeight(cargoWeightOnBogieLbs, 'N/A');
}

/** What an active ABS fault is, by how bad it is. */
const ABS_FAULTS: Readonly<Record<string, string>> = {
  [SeverityLevel.Caution]: 'ABS fault, caution',
  [SeverityLevel.Critical]: 'ABS fault, critical',
};

function faultsOf(trailer: TrailerPosition): { icon: FieldIconName; label: string }[] {
  const { tireFault, wheelTemperatureFault, boxBatteryFault, lightFault } = asTracked(trailer);
  const absFault = ABS_FAULTS[trailer.absFaultSeverityLevel ?? ''];
  const list: [FieldIconName, string, boolean][] = [
    ['abs-lamp', absFault ?? '', absFault !== undefined],
    ['tire-inflation', 'Tire inflation unstable', tireFault === RED_FAULT],
    ['wheel-end', 'Wheel end too hot', wheelTemperatureFault === RED_FAULT],
    ['battery', 'Trailer battery critical', boxBatteryFault === RED_FAULT],
    ['lights', 'Lights fault', lightFault !== null && lightFault !== 'none'],
  ];
  return list.filter(([, , shown]) => shown).map(([icon, label]) => ({ icon, label }));
}
