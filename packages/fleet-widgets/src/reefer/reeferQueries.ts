import type {
  ReeferCommandInput,
  ReeferCommandResult,
  ReeferCommands,
  ReeferTemperatures,
  ReeferUnit,
} from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** Commands of a unit that are listed. */
const LISTED = 10;
/** How often a command In Progress is asked after: units answer within seconds. */
export const PROGRESS_REFRESH_MS = 2_000;

/** What a unit last told of itself. */
export const reeferUnitQuery = (vin: string): ApiQuery<ReeferUnit> => ({
  key: ['reefer', vin, 'unit'],
  fetch: (api, options) => api.reefers.unit(vin, options),
});

/** The newest commands of a unit. */
export const reeferCommandsQuery = (vin: string): ApiQuery<ReeferCommands> => ({
  key: ['reefer', vin, 'commands'],
  fetch: (api, options) => api.reefers.commands({ vin, limit: LISTED }, options),
});

/** Temperatures of the last days. */
export const temperaturesQuery = (vin: string, days: number): ApiQuery<ReeferTemperatures> => ({
  key: ['reefer', vin, 'temperatures', days],
  fetch: (api, options) => api.reefers.temperatures({ vin, days }, options),
});

/** Sends commands; sent again with the same ids it sends nothing new. */
export const sendCommands: ApiMutation<ReeferCommandInput[], ReeferCommandResult[]> = {
  run: (api, commands) => api.reefers.send({ commands }),
  invalidates: (commands) => [...new Set(commands.map(({ vin }) => vin))].map((vin) => ['reefer', vin, 'commands']),
};
