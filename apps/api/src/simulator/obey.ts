import type { CommandAnswer } from '@gladhand/domain';
import type { SimReefer, SimTrailer } from './simTrailer';

/** A command that has reached a unit. */
export interface SimCommand {
  readonly id: string;
  readonly kind: string;
  readonly zone: number | null;
  readonly setPointF: number | null;
  /** Until the unit acts on it. */
  readonly waitMs: number;
}

/** Below this a unit's battery does not turn its engine. Assumed. */
const STARTS_FROM_VOLTS = 11.8;
const CHARGING_VOLTS = 13.8;
const RESTING_VOLTS = 12.6;

/** A unit acts on the commands whose time has come, one after the other, and tells so at once. */
export function obey(trailer: SimTrailer, dtMs: number): { trailer: SimTrailer; event: boolean } {
  if (trailer.commands.length === 0) return { trailer, event: false };
  const waiting = trailer.commands.map((command) => ({ ...command, waitMs: command.waitMs - dtMs }));
  const due = waiting.filter(({ waitMs }) => waitMs <= 0);
  const commands = waiting.filter(({ waitMs }) => waitMs > 0);
  let reefer = trailer.reefer;
  const answers: CommandAnswer[] = [...trailer.answers];
  for (const command of due) {
    const done = reefer && carryOut(reefer, command);
    if (typeof done === 'object') reefer = done;
    answers.push({
      id: command.id,
      applied: typeof done === 'object',
      ...(typeof done === 'string' && { reason: done }),
    });
  }
  return { trailer: { ...trailer, reefer, commands, answers }, event: due.length > 0 };
}

/** The unit after a command, or why it does not carry it out. */
export function carryOut(unit: SimReefer, { kind, zone, setPointF }: SimCommand): SimReefer | string {
  switch (kind) {
    case 'remoteOff':
      return {
        ...unit,
        power: 'off',
        defrosting: false,
        batteryVolts: unit.power === 'on' ? RESTING_VOLTS : unit.batteryVolts,
      };
    case 'remoteOn':
      return started(unit);
    case 'continuousMode':
      return { ...unit, mode: 'continuous' };
    case 'cycleSentryMode':
      return { ...unit, mode: 'cycleSentry' };
    case 'clearAllFaults':
      return { ...unit, alarms: [] };
    case 'setPoint':
      return zone === null || setPointF === null || !unit.zones?.[zone - 1]
        ? 'The unit has no such zone.'
        : { ...unit, zones: unit.zones.map((one, index) => (index === zone - 1 ? { ...one, setPointF } : one)) };
    default:
      return 'The unit does not know this command.';
  }
}

function started(unit: SimReefer): SimReefer | string {
  if (unit.power === 'on') return unit;
  const { batteryVolts = RESTING_VOLTS, fuelPercent = 100 } = unit;
  if (batteryVolts < STARTS_FROM_VOLTS)
    return `Unit battery too low to start the engine: ${batteryVolts.toFixed(1)} V.`;
  if (fuelPercent <= 0) return 'No fuel.';
  return { ...unit, power: 'on', batteryVolts: CHARGING_VOLTS };
}
