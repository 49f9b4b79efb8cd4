import type { CommandAnswer } from '@gladhand/domain/reefers';
import type { SimCommand, SimReefer, SimTrailer } from './simTrailer';

/** Below this voltage, a unit's battery can't start its engine. Assumed. */
const STARTS_FROM_VOLTS = 11.8;
const CHARGING_VOLTS = 13.8;
const RESTING_VOLTS = 12.6;

/** Runs the due commands one after the other; the unit reports back immediately. */
export function applyCommands(trailer: SimTrailer, dtMs: number): { trailer: SimTrailer; event: boolean } {
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

/** The unit after a command, or the reason why it refuses it. */
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
        ? "The unit doesn't have this zone."
        : { ...unit, zones: unit.zones.map((one, index) => (index === zone - 1 ? { ...one, setPointF } : one)) };
    default:
      return 'The unit does not support this command.';
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
