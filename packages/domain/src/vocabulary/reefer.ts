import { lookup, type Word } from './lookup';

/** Whether the reefer unit is on. An idling unit is on, too. */
export const ReeferPower = { On: 'on', Off: 'off' } as const;
export type ReeferPower = (typeof ReeferPower)[keyof typeof ReeferPower];
/** The reefer powers with their labels, in display order. */
export const REEFER_POWERS: readonly Word<ReeferPower>[] = [
  { id: 'on', label: 'On' },
  { id: 'off', label: 'Off' },
];
/** Finds a reefer power state by id; an unknown id is kept and labeled as unknown. */
export const reeferPower = lookup(REEFER_POWERS, 'reefer power state');

/** How a running unit keeps its temperature. */
export const ReeferMode = { CycleSentry: 'cycleSentry', Continuous: 'continuous' } as const;
export type ReeferMode = (typeof ReeferMode)[keyof typeof ReeferMode];
/** The reefer modes with their labels, in display order. */
export const REEFER_MODES: readonly Word<ReeferMode>[] = [
  { id: 'cycleSentry', label: 'Cycle Sentry' },
  { id: 'continuous', label: 'Continuous' },
];
/** Finds a reefer mode by id; an unknown id is kept and labeled as unknown. */
export const reeferMode = lookup(REEFER_MODES, 'reefer mode');

/** Commands that can be sent to one or more units. */
export const ReeferCommand = {
  SetPoint: 'setPoint',
  ClearAllFaults: 'clearAllFaults',
  ContinuousMode: 'continuousMode',
  CycleSentryMode: 'cycleSentryMode',
  RemoteOff: 'remoteOff',
  RemoteOn: 'remoteOn',
} as const;
export type ReeferCommand = (typeof ReeferCommand)[keyof typeof ReeferCommand];
/** The reefer commands with their labels, in display order. */
export const REEFER_COMMANDS: readonly Word<ReeferCommand>[] = [
  { id: 'setPoint', label: 'Set Point' },
  { id: 'clearAllFaults', label: 'Clear All Faults' },
  { id: 'continuousMode', label: 'Continuous Mode' },
  { id: 'cycleSentryMode', label: 'Cycle Sentry Mode' },
  { id: 'remoteOff', label: 'Remote Off' },
  { id: 'remoteOn', label: 'Remote On' },
];
/** Finds a reefer command by id; an unknown id is kept and labeled as unknown. */
export const reeferCommand = lookup(REEFER_COMMANDS, 'reefer command');

/** Unit modes of the control panel with the command that each one sends. */
export const UnitMode = { Off: 'off', On: 'on', Continuous: 'continuous', CycleSentry: 'cycleSentry' } as const;
export type UnitMode = (typeof UnitMode)[keyof typeof UnitMode];
/** The unit modes with their labels, in display order. */
export const UNIT_MODES: readonly (Word<UnitMode> & { readonly command: ReeferCommand })[] = [
  { id: 'off', label: 'Off', command: 'remoteOff' },
  { id: 'on', label: 'On', command: 'remoteOn' },
  { id: 'continuous', label: 'Continuous', command: 'continuousMode' },
  { id: 'cycleSentry', label: 'Cycle Sentry', command: 'cycleSentryMode' },
];
/** Finds a unit mode by id; an unknown id is kept and labeled as unknown. */
export const unitMode = lookup(UNIT_MODES, 'unit mode');

/** Statuses of a command: in progress, then success or failed, which are both final. */
export const CommandStatus = { InProgress: 'inProgress', Failed: 'failed', Success: 'success' } as const;
export type CommandStatus = (typeof CommandStatus)[keyof typeof CommandStatus];
/** The command statuses with their labels, in display order. */
export const COMMAND_STATUSES: readonly Word<CommandStatus>[] = [
  { id: 'inProgress', label: 'In Progress' },
  { id: 'failed', label: 'Failed' },
  { id: 'success', label: 'Success' },
];
/** Finds a command status by id; an unknown id is kept and labeled as unknown. */
export const commandStatus = lookup(COMMAND_STATUSES, 'command status');

/**
 * Labels for alarms of which units report only the manufacturer's number. Numbers, labels and levels are assumed, not
 * verified with a source.
 */
export const REEFER_ALARMS: readonly (Word<number> & { readonly level: 1 | 2 | 3 })[] = [
  { id: 4, label: 'Check control discharge air sensor', level: 1 },
  { id: 10, label: 'High discharge pressure', level: 3 },
  { id: 17, label: 'Engine failed to crank', level: 3 },
  { id: 18, label: 'High engine coolant temperature', level: 3 },
  { id: 20, label: 'Engine failed to start', level: 3 },
  { id: 25, label: 'Check alternator output', level: 2 },
  { id: 32, label: 'Refrigeration capacity low', level: 2 },
  { id: 61, label: 'Low battery voltage', level: 2 },
  { id: 84, label: 'Restart null', level: 3 },
];
/** Finds a reefer alarm by its number; an unknown one is kept and labeled as unknown. */
export const reeferAlarm = lookup(REEFER_ALARMS, 'reefer alarm');
