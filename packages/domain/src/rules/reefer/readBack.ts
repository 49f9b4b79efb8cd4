import { CommandStatus, ReeferCommand, ReeferMode, ReeferPower } from '../../vocabulary/reefer';
import { fahrenheit } from '../formats/conversions';
import { commandStatusAt, REEFER_POLICY, REEFER_TEXTS } from './commands';

/** A command to a unit. */
export interface CommandOrder {
  readonly kind: ReeferCommand;
  /** For a set point: 1, 2 or 3. */
  readonly zone: number | null;
  readonly setPointC: number | null;
}

/** A command that a unit hasn't answered yet. */
export interface PendingCommand extends CommandOrder {
  readonly id: string;
  readonly created: Date;
  /** When the unit's gateway fetched the command; null if it hasn't. */
  readonly delivered: Date | null;
}

/** A unit's answer to a command. */
export interface CommandAnswer {
  readonly id: string;
  readonly applied: boolean;
  /** Reason of a rejection. */
  readonly reason?: string | undefined;
}

/** The values of a unit's report that show whether it carried out a command. */
export interface UnitReadBack {
  readonly recordedAt: Date;
  readonly power: string;
  readonly mode?: string | undefined;
  readonly zones?: readonly { readonly setPointF?: number | undefined }[] | undefined;
  /** Missing if the unit doesn't report alarms. */
  readonly alarms?: readonly unknown[] | undefined;
  readonly answers?: readonly CommandAnswer[] | undefined;
}

/** How a command ended. */
export interface CommandOutcome {
  readonly id: string;
  readonly status: CommandStatus;
  /** Reason of a failure. */
  readonly message: string | null;
}

/** Units store set points in steps of half a degree or finer. Assumed. */
const SET_POINT_TOLERANCE_F = 0.5;

/** Whether a unit's readings match a command; undefined if the unit does not report them. */
export function obeys(unit: UnitReadBack, { kind, zone, setPointC }: CommandOrder): boolean | undefined {
  switch (kind) {
    case ReeferCommand.RemoteOff:
      return unit.power === ReeferPower.Off;
    case ReeferCommand.RemoteOn:
      return unit.power === ReeferPower.On;
    case ReeferCommand.ContinuousMode:
      return unit.mode === undefined ? undefined : unit.mode === ReeferMode.Continuous;
    case ReeferCommand.CycleSentryMode:
      return unit.mode === undefined ? undefined : unit.mode === ReeferMode.CycleSentry;
    case ReeferCommand.ClearAllFaults:
      return unit.alarms === undefined ? undefined : unit.alarms.length === 0;
    case ReeferCommand.SetPoint: {
      const setPointF = zone === null ? undefined : unit.zones?.[zone - 1]?.setPointF;
      if (setPointF === undefined || setPointC === null) return undefined;
      return Math.abs(setPointF - fahrenheit(setPointC)) <= SET_POINT_TOLERANCE_F;
    }
  }
}

/**
 * The setting that a command changes. A later command for the same setting prevents a report from confirming the
 * earlier one.
 */
function aspectOf({ kind, zone }: CommandOrder): string {
  if (kind === ReeferCommand.RemoteOn || kind === ReeferCommand.RemoteOff) return 'power';
  if (kind === ReeferCommand.ContinuousMode || kind === ReeferCommand.CycleSentryMode) return 'mode';
  return kind === ReeferCommand.SetPoint ? `setPoint${zone}` : kind;
}

/**
 * The commands that a report ends. An answered command succeeds if the readings match and fails if they don't. Without
 * an answer, only matching readings count, and only if they were made after the unit received the command. `pending`
 * are the commands In Progress; those that have timed out stay failed.
 */
export function outcomesOf(pending: readonly PendingCommand[], unit: UnitReadBack, now: Date): CommandOutcome[] {
  const open = pending
    .filter(({ created }) => commandStatusAt({ status: CommandStatus.InProgress, created }, now) === 'inProgress')
    .sort((a, b) => a.created.getTime() - b.created.getTime());
  const answers = new Map(unit.answers?.map((answer) => [answer.id, answer]));
  return open.flatMap((command, index): CommandOutcome[] => {
    const answer = answers.get(command.id);
    const asAsked = obeys(unit, command);
    if (!answer) {
      const isReported = command.delivered !== null && unit.recordedAt >= command.delivered;
      return isReported && asAsked ? [success(command)] : [];
    }
    if (!answer.applied) return [failed(command, answer.reason ?? REEFER_TEXTS.failed)];
    const changedAgain = open
      .slice(index + 1)
      .some((later) => answers.get(later.id)?.applied && aspectOf(later) === aspectOf(command));
    return [asAsked === false && !changedAgain ? failed(command, REEFER_TEXTS.contradicted) : success(command)];
  });
}

const success = ({ id }: PendingCommand): CommandOutcome => ({ id, status: CommandStatus.Success, message: null });
const failed = ({ id }: PendingCommand, message: string): CommandOutcome => ({
  id,
  status: CommandStatus.Failed,
  message,
});

/** When an unanswered command counts as failed; a unit must not run it afterward. */
export function commandExpiresAt(created: Date): Date {
  return new Date(created.getTime() + REEFER_POLICY.failedAfterMs);
}

/** The error of a command as text; undefined if it can be sent. */
export function checkCommand({ kind, zone, setPointC }: CommandOrder): string | undefined {
  if (!Object.values(ReeferCommand).includes(kind)) return 'Unknown command.';
  if (kind !== ReeferCommand.SetPoint)
    return zone === null && setPointC === null ? undefined : 'Only a set point has a zone and a temperature.';
  if (zone === null || ![1, 2, 3].includes(zone)) return 'A set point requires a zone: 1, 2 or 3.';
  const { setPointMinC: min, setPointMaxC: max } = REEFER_POLICY;
  if (setPointC === null || !(setPointC >= min && setPointC <= max))
    return `The set point must be between ${min} °C and ${max} °C.`;
  return undefined;
}

/** Whether two commands are the same, so that a resent command does not count as a second one. */
export function sameOrder(a: CommandOrder, b: CommandOrder): boolean {
  return a.kind === b.kind && a.zone === b.zone && a.setPointC === b.setPointC;
}
