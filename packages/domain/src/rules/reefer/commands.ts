import { CommandStatus } from '../../vocabulary/reefer';
import { DAY_MS } from '../connectivity/connectivity';
import { celsius, fahrenheit } from '../formats/conversions';

/** Limits of reefer commands. */
export const REEFER_POLICY = {
  /** A unit that does not answer within this has not obeyed. */
  failedAfterMs: 15 * 60_000,
  /** Set points in °C, as the units accept them. */
  setPointMinC: -30,
  setPointMaxC: 35,
  /** The summary shows commands younger than this. */
  summaryMs: DAY_MS,
  /** Commands in one request. */
  maxBatch: 500,
  /** How far the return air may be from the set point, °F. Assumed. */
  toleranceF: 4,
  /** Reports of a unit that are farther apart leave a gap in its history: a missed one does not. */
  historyGapMs: 45 * 60_000,
} as const;

/** What a command record says. */
export interface CommandRecord {
  readonly status: CommandStatus;
  readonly created: Date;
}

/** Where a command stands now: success and failed are final, silence becomes failed after 15 minutes. */
export function commandStatusAt({ status, created }: CommandRecord, now: Date): CommandStatus {
  const silent = now.getTime() - created.getTime() >= REEFER_POLICY.failedAfterMs;
  return status === CommandStatus.InProgress && silent ? CommandStatus.Failed : status;
}

/** True when a command may change from one status to another: only out of In Progress. */
export function mayChangeCommand(from: CommandStatus, to: CommandStatus): boolean {
  return from === CommandStatus.InProgress && to !== CommandStatus.InProgress;
}

/** Counts of the last day's commands; undefined ('No Recent Commands') when the latest is a day or more old. */
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

/** Texts of reefer commands, to the letter. */
export const REEFER_TEXTS = {
  noRecentCommands: 'No Recent Commands',
  failed: 'Command failed please try again later',
  /** The unit said yes and reports otherwise. */
  contradicted: 'The unit took the command, and reports another state.',
  notInstalled: 'This trailer has no refrigeration unit.',
  noZone: 'The unit has no such zone.',
} as const;

/** What is wrong with a set point in the viewer's unit; undefined when a unit accepts it. */
export function checkSetPoint(value: number, unit: 'C' | 'F'): string | undefined {
  const inC = unit === 'C' ? value : celsius(value);
  if (inC >= REEFER_POLICY.setPointMinC && inC <= REEFER_POLICY.setPointMaxC) return undefined;
  const shown = (c: number) => `${unit === 'C' ? c : fahrenheit(c)} °${unit}`;
  return `A set point lies between ${shown(REEFER_POLICY.setPointMinC)} and ${shown(REEFER_POLICY.setPointMaxC)}.`;
}
