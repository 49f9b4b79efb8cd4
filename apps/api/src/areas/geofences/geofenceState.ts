import { type EstimatedInstant, type GeofencePresence, type GeofenceState, NOWHERE } from '@gladhand/domain/geofences';

type Packed = Readonly<Record<string, unknown>>;

interface PackedInstant {
  at: string;
  after: string | null;
  before: string;
}

interface PackedState {
  last?: { lat: number; lng: number; at: string };
  mean?: { lat: number; lng: number; fixes: number };
  presences: (Omit<GeofencePresence, 'entered' | 'left'> & { entered: PackedInstant; left?: PackedInstant })[];
}

/** The state as JSON, for the column of the trailer. */
export function packState({ last, mean, presences }: GeofenceState): Packed {
  const packed: PackedState = {
    ...(last && { last: { lat: last.lat, lng: last.lng, at: last.at.toISOString() } }),
    ...(mean && { mean }),
    presences: presences.map(({ geofenceId, phase, entered, left }) => ({
      geofenceId,
      phase,
      entered: packInstant(entered),
      ...(left && { left: packInstant(left) }),
    })),
  };
  return packed as unknown as Packed;
}

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(json: Packed | null): GeofenceState {
  if (!json) return NOWHERE;
  const { last, mean, presences } = json as unknown as PackedState;
  return {
    last: last && { lat: last.lat, lng: last.lng, at: new Date(last.at) },
    mean,
    presences: presences.map(({ geofenceId, phase, entered, left }) => ({
      geofenceId,
      phase,
      entered: unpackInstant(entered),
      left: left && unpackInstant(left),
    })),
  };
}

const packInstant = ({ at, after, before }: EstimatedInstant): PackedInstant => ({
  at: at.toISOString(),
  after: after?.toISOString() ?? null,
  before: before.toISOString(),
});
const unpackInstant = ({ at, after, before }: PackedInstant): EstimatedInstant => ({
  at: new Date(at),
  after: after === null ? null : new Date(after),
  before: new Date(before),
});
