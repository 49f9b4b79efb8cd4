import { HttpResponse, http, type RequestHandler } from 'msw';
import type { ReeferCommands, ReeferTemperatures, ReeferUnit } from '../contract/portalApi';

/** A unit that is installed and has never reported; say what the test is about. */
export function aReeferUnit(says: Partial<ReeferUnit>, asOf: Date): ReeferUnit {
  return {
    asOf: asOf.toISOString(),
    vin: '1UYVS2530LG704218',
    unitId: 'R-2207',
    installed: true,
    reportedAt: null,
    power: null,
    mode: null,
    defrosting: null,
    fuelPercent: null,
    ambientF: null,
    humidityPercent: null,
    interiorF: [],
    zones: [],
    engineHours: null,
    electricalHours: null,
    totalHours: null,
    batteryVoltage: null,
    alarms: null,
    ...says,
  };
}

/** The reefer widget gets this unit, whatever VIN it asks for. Calls for anything else pass on. */
export function reeferUnitAnswers(reeferUnit: ReeferUnit): RequestHandler {
  return answers('query ReeferUnit(', { reeferUnit });
}

/** The reefer widget gets these commands, whatever VIN it asks for. Calls for anything else pass on. */
export function reeferCommandsAnswer(reeferCommands: ReeferCommands): RequestHandler {
  return answers('query ReeferCommands(', { reeferCommands });
}

/** The reefer widget gets this history, whatever span it asks for. Calls for anything else pass on. */
export function reeferTemperaturesAnswer(reeferTemperatures: ReeferTemperatures): RequestHandler {
  return answers('query ReeferTemperatures(', { reeferTemperatures });
}

function answers(operation: string, data: Record<string, unknown>): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    return query.includes(operation) ? HttpResponse.json({ data }) : undefined;
  });
}
