export type { ReeferCommandInput, ReeferUnitsInput, SendReeferCommandsInput } from '../contract/generated/graphql';
export type {
  ReeferAlarm,
  ReeferCommandRecord,
  ReeferCommandResult,
  ReeferCommands,
  ReeferTemperatures,
  ReeferUnit,
  ReeferUnitPage,
  ReeferUnitRow,
} from '../contract/reefers';
export { alarmsAfter, type ReeferAlarmRecord } from '../rules/reefer/alarms';
export { checkSetPoint, commandStatusAt, commandSummary, REEFER_POLICY, REEFER_TEXTS } from '../rules/reefer/commands';
export {
  type CommandAnswer,
  type CommandOrder,
  type CommandOutcome,
  checkCommand,
  commandExpiresAt,
  outcomesOf,
  type PendingCommand,
  sameOrder,
} from '../rules/reefer/readBack';
export { thinMoments, ZoneState, zoneState } from '../rules/reefer/temperatures';
export {
  CommandStatus,
  commandStatus,
  REEFER_ALARMS,
  REEFER_COMMANDS,
  REEFER_MODES,
  ReeferCommand,
  ReeferMode,
  ReeferPower,
  reeferCommand,
  reeferMode,
  reeferPower,
} from '../vocabulary/reefer';
