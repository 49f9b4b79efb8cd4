import type { CallOptions } from './callOptions';
import type {
  ReeferCommandsQuery,
  ReeferTemperaturesQuery,
  ReeferUnitQuery,
  ReeferUnitsInput,
  ReeferUnitsQuery,
  SendReeferCommandsInput,
  SendReeferCommandsMutation,
} from './generated/graphql';

/** The last report of a refrigeration unit. Temperatures in °F. Source: query `reeferUnit`. */
export type ReeferUnit = ReeferUnitQuery['reeferUnit'];

/** An alarm of a refrigeration unit, active or cleared. */
export type ReeferAlarm = NonNullable<ReeferUnit['alarms']>[number];

/** Temperatures of a unit over time, in °F. Source: query `reeferTemperatures`. */
export type ReeferTemperatures = ReeferTemperaturesQuery['reeferTemperatures'];

/** The newest commands of a unit and their results over the last day. Source: query `reeferCommands`. */
export type ReeferCommands = ReeferCommandsQuery['reeferCommands'];

/** One command and its result. */
export type ReeferCommandRecord = ReeferCommands['commands'][number];

/** A page of the units that the caller has access to. Source: query `reeferUnits`. */
export type ReeferUnitPage = ReeferUnitsQuery['reeferUnits'];

/** A unit in a list to choose from. */
export type ReeferUnitRow = ReeferUnitPage['units'][number];

/** The result of one command of a batch. Source: mutation `sendReeferCommands`. */
export type ReeferCommandResult = SendReeferCommandsMutation['sendReeferCommands'][number];

/** Refrigeration units. */
export interface ReefersApi {
  /** The last report of a unit. Rejects with NOT_FOUND. Source: query `reeferUnit`. */
  unit(vin: string, options?: CallOptions): Promise<ReeferUnit>;
  /** Temperatures of the last 1, 7, 14 or 31 days, oldest first. Source: query `reeferTemperatures`. */
  temperatures(input: { vin: string; days: number }, options?: CallOptions): Promise<ReeferTemperatures>;
  /** The newest commands of a unit, at most 100. Source: query `reeferCommands`. */
  commands(input: { vin: string; limit: number }, options?: CallOptions): Promise<ReeferCommands>;
  /** Units that have reported, by unit ID, page by page. Source: query `reeferUnits`. */
  units(input: ReeferUnitsInput, options?: CallOptions): Promise<ReeferUnitPage>;
  /**
   * Sends up to 500 commands. The caller creates the IDs: a command that is sent again with the same ID runs only once.
   * Rejects with FORBIDDEN if the caller may not command any unit. Source: mutation `sendReeferCommands`.
   */
  send(input: SendReeferCommandsInput, options?: CallOptions): Promise<ReeferCommandResult[]>;
}

/** The reefer port of `PortalApi`. */
export interface ReefersPort {
  reefers: ReefersApi;
}
