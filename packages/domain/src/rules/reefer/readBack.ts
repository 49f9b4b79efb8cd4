import { CommandStatus, ReeferCommand, ReeferMode, ReeferPower } from '../../vocabulary/reefer';
import { fahrenheit } from '../formats/conversions';
import { commandStatusAt, REEFER_POLICY, REEFER_TEXTS } from './commands';

/** What a command asks of a unit. */
export interface CommandOrder {
  readonly kind: ReeferCommand;
  /** Of a set point: 1, 2 or 3. */
  readonly zone: number | null;
  readonly setPointC: number | null;
}

/** A command that a unit has not answered yet. */
export interface PendingCommand extends CommandOrder {
  readonly id: string;
  readonly created: Date;
  /** When the unit's gateway fetched it; null: not yet. */
  readonly delivered: Date | null;
}

/** What a unit says of a command that it has taken. */
export interface CommandAnswer {
  readonly id: string;
  readonly applied: boolean;
  /** Why not. */
  readonly reason?: string | undefined;
}

/** What of a unit's report tells whether it obeyed. */
export interface UnitReadBack {
  readonly recordedAt: Date;
  readonly power: string;
  readonly mode?: string | undefined;
  readonly zones?: readonly { readonly setPointF?: number | undefined }[] | undefined;
  /** Left out: the unit does not tell. */
  readonly alarms?: readonly unknown[] | undefined;
  readonly answers?: readonly CommandAnswer[] | undefined;
}

/** How a command ended. */
export interface CommandOutcome {
  readonly id: string;
  readonly status: CommandStatus;
  /** Why it failed. */
  readonly message: string | null;
}

/** Units keep set points in steps of half a degree at most. Assumed. */
const SET_POINT_TOLERANCE_F = 0.5;

/** Whether a unit is as a command asked; undefined when it does not tell. */
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

/** What a later command changes again, so that a report cannot confirm the earlier one any more. */
function aspectOf({ kind, zone }: CommandOrder): string {
  if (kind === ReeferCommand.RemoteOn || kind === ReeferCommand.RemoteOff) return 'power';
  if (kind === ReeferCommand.ContinuousMode || kind === ReeferCommand.CycleSentryMode) return 'mode';
  return kind === ReeferCommand.SetPoint ? `setPoint${zone}` : kind;
}

/**
 * The commands that a report ends. An answered command is a success when the readings agree and failed when they do
 * not; without an answer only agreeing readings count, and only those made after the unit got the command. `pending`
 * are those In Progress; one that was silent for too long has failed already, and nothing changes that.
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
      const heard = command.delivered !== null && unit.recordedAt >= command.delivered;
      return heard && asAsked ? [success(command)] : [];
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

/** When a command that nobody answers counts as failed; a unit must not carry it out after that. */
export function commandExpiresAt(created: Date): Date {
  return new Date(created.getTime() + REEFER_POLICY.failedAfterMs);
}

/** What is wrong with a command, in words; undefined when it can be sent. */
export function checkCommand({ kind, zone, setPointC }: CommandOrder): string | undefined {
  if (!Object.values(ReeferCommand).includes(kind)) return 'There is no such command.';
  if (kind !== ReeferCommand.SetPoint)
    return zone === null && setPointC === null ? undefined : 'Only a set point has a zone and a temperature.';
  if (zone === null || ![1, 2, 3].includes(zone)) return 'A set point names its zone: 1, 2 or 3.';
  const { setPointMinC: min, setPointMaxC: max } = REEFER_POLICY;
  if (setPointC === null || !(setPointC >= min && setPointC <= max))
    return `A set point lies between ${min} °C and ${max} °C.`;
  return undefined;
}

/** True when two commands ask the same: one sent again is not a second one. */
export function sameOrder(a: CommandOrder, b: CommandOrder): boolean {
  return a.kind === b.kind && a.zone === b.zone && a.setPointC === b.setPointC;
}
