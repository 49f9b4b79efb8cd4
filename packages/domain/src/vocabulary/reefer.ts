import { lookup, type Word } from './lookup';

/** Whether the refrigeration unit is powered. On but idle is still on. */
export const ReeferPower = { On: 'on', Off: 'off' } as const;
export type ReeferPower = (typeof ReeferPower)[keyof typeof ReeferPower];
export const REEFER_POWERS: readonly Word<ReeferPower>[] = [
  { id: 'on', label: 'On' },
  { id: 'off', label: 'Off' },
];
export const reeferPower = lookup(REEFER_POWERS, 'reefer power state');

/** How a running unit keeps its temperature. */
export const ReeferMode = { CycleSentry: 'cycleSentry', Continuous: 'continuous' } as const;
export type ReeferMode = (typeof ReeferMode)[keyof typeof ReeferMode];
export const REEFER_MODES: readonly Word<ReeferMode>[] = [
  { id: 'cycleSentry', label: 'Cycle Sentry' },
  { id: 'continuous', label: 'Continuous' },
];
export const reeferMode = lookup(REEFER_MODES, 'reefer mode');

/** What can be sent to one unit or to many. */
export const ReeferCommand = {
  SetPoint: 'setPoint',
  ClearAllFaults: 'clearAllFaults',
  ContinuousMode: 'continuousMode',
  CycleSentryMode: 'cycleSentryMode',
  RemoteOff: 'remoteOff',
  RemoteOn: 'remoteOn',
} as const;
export type ReeferCommand = (typeof ReeferCommand)[keyof typeof ReeferCommand];
export const REEFER_COMMANDS: readonly Word<ReeferCommand>[] = [
  { id: 'setPoint', label: 'Set Point' },
  { id: 'clearAllFaults', label: 'Clear All Faults' },
  { id: 'continuousMode', label: 'Continuous Mode' },
  { id: 'cycleSentryMode', label: 'Cycle Sentry Mode' },
  { id: 'remoteOff', label: 'Remote Off' },
  { id: 'remoteOn', label: 'Remote On' },
];
export const reeferCommand = lookup(REEFER_COMMANDS, 'reefer command');

/** The unit modes of the control panel, each with the command it sends. */
export const UnitMode = { Off: 'off', On: 'on', Continuous: 'continuous', CycleSentry: 'cycleSentry' } as const;
export type UnitMode = (typeof UnitMode)[keyof typeof UnitMode];
export const UNIT_MODES: readonly (Word<UnitMode> & { readonly command: ReeferCommand })[] = [
  { id: 'off', label: 'Off', command: 'remoteOff' },
  { id: 'on', label: 'On', command: 'remoteOn' },
  { id: 'continuous', label: 'Continuous', command: 'continuousMode' },
  { id: 'cycleSentry', label: 'Cycle Sentry', command: 'cycleSentryMode' },
];
export const unitMode = lookup(UNIT_MODES, 'unit mode');

/** Life of a command: in progress, then success or failed, both final. */
export const CommandStatus = { InProgress: 'inProgress', Failed: 'failed', Success: 'success' } as const;
export type CommandStatus = (typeof CommandStatus)[keyof typeof CommandStatus];
export const COMMAND_STATUSES: readonly Word<CommandStatus>[] = [
  { id: 'inProgress', label: 'In Progress' },
  { id: 'failed', label: 'Failed' },
  { id: 'success', label: 'Success' },
];
export const commandStatus = lookup(COMMAND_STATUSES, 'command status');
