import { CommandStatus } from '../../vocabulary/reefer';
import { DAY_MS } from '../connectivity/connectivity';
import { celsius, fahrenheit } from '../formats/conversions';

/** Limits of reefer commands. */
export const REEFER_POLICY = {
  /** A command without an answer after this time has failed. */
  failedAfterMs: 15 * 60_000,
  /** Set points in °C that units accept. */
  setPointMinC: -30,
  setPointMaxC: 35,
  /** The summary shows commands from this period. */
  summaryMs: DAY_MS,
  /** Maximum number of commands in one request. */
  maxBatch: 500,
  /** Allowed deviation of the return air from the set point, °F. Assumed. */
  toleranceF: 4,
  /** Reports farther apart than this leave a gap in the history; a single missed report doesn't. */
  historyGapMs: 45 * 60_000,
} as const;

/** The record of a command. */
export interface CommandRecord {
  readonly status: CommandStatus;
  readonly created: Date;
}

/** The current status of a command: success and failed are final, and silence becomes failed after 15 minutes. */
export function commandStatusAt({ status, created }: CommandRecord, now: Date): CommandStatus {
  const silent = now.getTime() - created.getTime() >= REEFER_POLICY.failedAfterMs;
  return status === CommandStatus.InProgress && silent ? CommandStatus.Failed : status;
}

/** True if a command may change from one status to another: only from In Progress. */
export function mayChangeCommand(from: CommandStatus, to: CommandStatus): boolean {
  return from === CommandStatus.InProgress && to !== CommandStatus.InProgress;
}

/** Counts of the last day's commands; undefined ('No Recent Commands') if the latest is at least a day old. */
export function commandSummary(
  commands: readonly CommandRecord[],
  now: Date,
): { pending: number; failed: number; successful: number } | undefined {
  const recent = commands.filter(({ created }) => now.getTime() - created.getTime() < REEFER_POLICY.summaryMs);
  if (recent.length === 0) return undefined;
  const count = (wanted: CommandStatus) => recent.filter((command) => commandStatusAt(command, now) === wanted).length;
  return {
    pending: count(CommandStatus.InProgress),
    failed: count(CommandStatus.Failed),
    successful: count(CommandStatus.Success),
  };
}

/** Texts of reefer commands, quoted from the specification. */
export const REEFER_TEXTS = {
  noRecentCommands: 'No Recent Commands',
  failed: 'Command failed please try again later',
  /** The unit accepted the command but reports otherwise. */
  contradicted: 'The unit accepted the command but reports a different state.',
  notInstalled: 'This trailer has no refrigeration unit.',
  noZone: "The unit doesn't have this zone.",
} as const;

/** The error of a set point in the viewer's unit; undefined if units accept it. */
export function checkSetPoint(value: number, unit: 'C' | 'F'): string | undefined {
  const inC = unit === 'C' ? value : celsius(value);
  if (inC >= REEFER_POLICY.setPointMinC && inC <= REEFER_POLICY.setPointMaxC) return undefined;
  const shown = (c: number) => `${unit === 'C' ? c : fahrenheit(c)} °${unit}`;
  return `The set point must be between ${shown(REEFER_POLICY.setPointMinC)} and ${shown(REEFER_POLICY.setPointMaxC)}.`;
}
