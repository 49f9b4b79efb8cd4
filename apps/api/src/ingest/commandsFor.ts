import { commandExpiresAt, fahrenheit, REEFER_POLICY } from '@gladhand/domain';
import type { IngestBound } from '../repositories/ingest';
import type { ReeferRepository } from '../repositories/reefers';

/** A command as a gateway fetches it. The unit answers in the `reefer.answers` of a report. */
export interface DeviceCommand {
  id: string;
  serialNumber: string;
  /** setPoint, clearAllFaults, continuousMode, cycleSentryMode, remoteOff or remoteOn. */
  kind: string;
  /** Of a set point: 1, 2 or 3. */
  zone: number | null;
  /** Units speak Fahrenheit, as in their reports. */
  setPointF: number | null;
  created: string;
  /** Nobody waits for it after that: the unit must drop it. */
  expiresAt: string;
}

/** Commands in one answer; the next one holds the rest. */
const MOST = 1_000;

/** Commands that wait for devices within a bound, oldest first: every open one each time, until it is answered. */
export async function commandsFor(reefers: ReeferRepository, bound: IngestBound, now: Date): Promise<DeviceCommand[]> {
  const since = new Date(now.getTime() - REEFER_POLICY.failedAfterMs);
  const commands = await reefers.deliver(bound, since, now, MOST);
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
