import { fahrenheit } from '@gladhand/domain/formats';
import { commandExpiresAt, REEFER_POLICY } from '@gladhand/domain/reefers';
import type { IngestBound } from '../../repositories/ingest';
import type { ReeferRepository } from './repository';

/** A command as a gateway receives it. The unit responds in `reefer.answers` of a report. */
export interface DeviceCommand {
  id: string;
  serialNumber: string;
  /** One of `setPoint`, `clearAllFaults`, `continuousMode`, `cycleSentryMode`, `remoteOff` and `remoteOn`. */
  kind: string;
  /** The zone of a set point: 1, 2 or 3. */
  zone: number | null;
  /** Units use Fahrenheit, as in their reports. */
  setPointF: number | null;
  created: string;
  /** The unit must drop the command after this time. */
  expiresAt: string;
}

/** Maximum number of commands in a response; the next response has the remaining ones. */
const MAX_COMMANDS = 1_000;

/**
 * Pending commands of the devices within a bound, oldest first. A command is included in every response until the unit
 * answers it.
 */
export async function commandsFor(reefers: ReeferRepository, bound: IngestBound, now: Date): Promise<DeviceCommand[]> {
  const since = new Date(now.getTime() - REEFER_POLICY.failedAfterMs);
  const commands = await reefers.deliver(bound, since, now, MAX_COMMANDS);
  return commands.map(({ id, serialNumber, kind, zone, setPointC, created }) => ({
    id,
    serialNumber,
    kind,
    zone,
    setPointF: setPointC === null ? null : Math.round(fahrenheit(setPointC) * 10) / 10,
    created: created.toISOString(),
    expiresAt: commandExpiresAt(created).toISOString(),
  }));
}
