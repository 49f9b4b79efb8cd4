import type { CommandOutcome, CommandStatus, PendingCommand, ReeferCommand } from '@gladhand/domain/reefers';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { IngestBound } from '../../repositories/ingest';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';

/** A unit that can receive commands. */
export interface CommandTarget extends TrailerKey {
  vin: string;
  installedSensorTypeIds: readonly number[];
  /** Zones for which the unit has reported a set point; empty if it never reported. */
  zones: readonly number[];
}

/** A command as stored. */
export interface ReeferCommandEntry extends TrailerKey {
  commandId: string;
  kind: ReeferCommand;
  zone: number | null;
  setPointC: number | null;
  /** The stored status: a command that has timed out is still In Progress here. */
  status: CommandStatus;
  message: string | null;
  created: Date;
  delivered: Date | null;
  completed: Date | null;
  userId: string;
  /** Email address; the name of the customer for a command of the other side of a lease. */
  sentBy: string;
}

/** A command to deliver to a device. */
export interface CommandForDevice extends PendingCommand {
  serialNumber: string;
}

export interface ReeferRepository {
  /** Commands In Progress by trailer id, oldest first; trailers without any are left out. */
  openOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, readonly PendingCommand[]>>;
  /** Ends commands, in the logs of both sides of a lease. An ended command never changes again. */
  end(ended: readonly EndedCommand[]): Promise<void>;
  /** The trailers with these VINs within the scope, in any order. */
  targets(vins: readonly string[], scope: TrailerScope): Promise<CommandTarget[]>;
  /**
   * Stores the commands whose ids are new, and returns the stored command for every id. A command to a trailer on lease
   * is also in the log of the other side.
   */
  add(commands: readonly ReeferCommandEntry[]): Promise<{ stored: ReeferCommandEntry[]; added: ReadonlySet<string> }>;
  /** Latest commands of a trailer, newest first. */
  latest(trailer: TrailerKey, limit: number): Promise<ReeferCommandEntry[]>;
  /**
   * Commands In Progress that were created after `since`, oldest first; marks them as delivered. Those of a lessee go to
   * the device of the lessor, until the lease is over.
   */
  deliver(bound: IngestBound, since: Date, now: Date, limit: number): Promise<CommandForDevice[]>;
  /** Deletes at most `limit` commands that ended before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** A command that a report ended. */
export interface EndedCommand extends CommandOutcome {
  completed: Date;
}

/** Zones for which a unit has reported a set point. */
export function zonesOf(unit: Pick<TrailerRecord, 'tkSetPoint1F' | 'tkSetPoint2F' | 'tkSetPoint3F'>): number[] {
  const setPoints = [unit.tkSetPoint1F, unit.tkSetPoint2F, unit.tkSetPoint3F];
  return setPoints.flatMap((setPoint, index) => (setPoint === null ? [] : [index + 1]));
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    reefers: ReeferRepository;
  }
}
