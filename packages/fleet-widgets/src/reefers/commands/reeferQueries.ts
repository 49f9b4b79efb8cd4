import type { ReefersPort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type {
  ReeferCommandInput,
  ReeferCommandResult,
  ReeferCommands,
  ReeferTemperatures,
  ReeferUnit,
} from '@gladhand/domain/reefers';

/** Number of listed commands of a unit. */
const LISTED = 10;
/** How often the status of a command in progress is refreshed: units respond within seconds. */
export const PROGRESS_REFRESH_MS = 2_000;

/** The last report of a unit. */
export const reeferUnitQuery = (vin: string): ApiQuery<ReeferUnit> => ({
  key: ['reefer', vin, 'unit'],
  fetch: (api: ReefersPort, options) => api.reefers.unit(vin, options),
});

/** The newest commands of a unit. */
export const reeferCommandsQuery = (vin: string): ApiQuery<ReeferCommands> => ({
  key: ['reefer', vin, 'commands'],
  fetch: (api: ReefersPort, options) => api.reefers.commands({ vin, limit: LISTED }, options),
});

/** Temperatures of the last days. */
export const temperaturesQuery = (vin: string, days: number): ApiQuery<ReeferTemperatures> => ({
  key: ['reefer', vin, 'temperatures', days],
  fetch: (api: ReefersPort, options) => api.reefers.temperatures({ vin, days }, options),
});

/** Sends commands. Commands with known ids are not sent again. */
export const sendCommands: ApiMutation<ReeferCommandInput[], ReeferCommandResult[]> = {
  run: (api: ReefersPort, commands) => api.reefers.send({ commands }),
  invalidates: (commands) => [...new Set(commands.map(({ vin }) => vin))].map((vin) => ['reefer', vin, 'commands']),
};
