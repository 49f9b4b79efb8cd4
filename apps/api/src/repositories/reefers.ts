import type { CommandOutcome, CommandStatus, PendingCommand, ReeferCommand } from '@gladhand/domain';
import type { IngestBound } from './ingest';
import type { TrailerScope } from './scope';
import type { TrailerRecord } from './trailerColumns';
import type { TrailerKey } from './trailers';

/** A unit that a command may be meant for. */
export interface CommandTarget extends TrailerKey {
  vin: string;
  installedSensorTypeIds: readonly number[];
  /** Zones that the unit has told a set point of; empty when it never reported. */
  zones: readonly number[];
}

/** A command as stored. */
export interface ReeferCommandEntry extends TrailerKey {
  commandId: string;
  kind: ReeferCommand;
  zone: number | null;
  setPointC: number | null;
  /** As stored: one that was silent for too long is still In Progress here. */
  status: CommandStatus;
  message: string | null;
  created: Date;
  delivered: Date | null;
  completed: Date | null;
  userId: string;
  sentBy: string;
}

/** A command on its way to a device. */
export interface CommandForDevice extends PendingCommand {
  serialNumber: string;
}

export interface ReeferRepository {
  /** Commands In Progress of each trailer that has some, by trailer id, the oldest first. */
  openOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, readonly PendingCommand[]>>;
  /** Ends commands; both ends are final, so one that has ended is left alone. */
  end(ended: readonly EndedCommand[]): Promise<void>;
  /** The trailers of these VINs within the scope, in any order. */
  targets(vins: readonly string[], scope: TrailerScope): Promise<CommandTarget[]>;
  /** Adds commands whose ids are new, and answers for every id the command that is stored. */
  add(commands: readonly ReeferCommandEntry[]): Promise<{ stored: ReeferCommandEntry[]; added: ReadonlySet<string> }>;
  /** Of one trailer, newest first. */
  latest(trailer: TrailerKey, limit: number): Promise<ReeferCommandEntry[]>;
  /** Commands In Progress that were created after `since`, oldest first; marks them as delivered. */
  deliver(bound: IngestBound, since: Date, now: Date, limit: number): Promise<CommandForDevice[]>;
  /** Deletes commands that ended before an instant, at most `limit`; answers how many. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** A command that a report has ended. */
export interface EndedCommand extends CommandOutcome {
  completed: Date;
}

/** Zones of which a unit has told a set point. */
export function zonesOf(unit: Pick<TrailerRecord, 'tkSetPoint1F' | 'tkSetPoint2F' | 'tkSetPoint3F'>): number[] {
  const setPoints = [unit.tkSetPoint1F, unit.tkSetPoint2F, unit.tkSetPoint3F];
  return setPoints.flatMap((setPoint, index) => (setPoint === null ? [] : [index + 1]));
}
