import type { EstimatedInstant, GeofencePresence } from '@gladhand/domain/geofences';
import { PRESENCE_SEPARATOR } from './packedState';

/** A presence as it is stored. Most stay the same with the next report, so it is only read when needed. */
class RememberedPresence implements GeofencePresence {
  readonly text: string;
  #parts: readonly string[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get parts(): readonly string[] {
    this.#parts ??= this.text.split(PRESENCE_SEPARATOR);
    return this.#parts;
  }
  get geofenceId(): string {
    return this.parts[0] as string;
  }
  get phase(): GeofencePresence['phase'] {
    return this.parts[1] as GeofencePresence['phase'];
  }
  get entered(): EstimatedInstant {
    return unpackInstant(this.parts.slice(2, 5));
  }
  get left(): EstimatedInstant | undefined {
    return this.parts.length > 5 ? unpackInstant(this.parts.slice(5)) : undefined;
  }
}

export const unpackPresence = (text: string): GeofencePresence => new RememberedPresence(text);

export function packPresence(presence: GeofencePresence): string {
  if (presence instanceof RememberedPresence) return presence.text;
  const { geofenceId, phase, entered, left } = presence;
  return [geofenceId, phase, ...packInstant(entered), ...(left ? packInstant(left) : [])].join(PRESENCE_SEPARATOR);
}

/** Whether a presence began after an instant, as one can that a change of its geofence began. */
export function beginsAfter(presence: GeofencePresence, instant: Date): boolean {
  const atMs = presence instanceof RememberedPresence ? Number(presence.parts[2]) : presence.entered.at.getTime();
  return atMs > instant.getTime();
}

const packInstant = ({ at, after, before }: EstimatedInstant): (number | string)[] => [
  at.getTime(),
  after ? at.getTime() - after.getTime() : '',
  before.getTime() - at.getTime(),
];

function unpackInstant([atMs, sinceMs, untilMs]: readonly string[]): EstimatedInstant {
  const at = Number(atMs);
  return {
    at: new Date(at),
    after: sinceMs === '' ? null : new Date(at - Number(sinceMs)),
    before: new Date(at + Number(untilMs)),
  };
}
