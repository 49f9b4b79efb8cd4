import { HttpResponse, http, type RequestHandler } from 'msw';
import type { ReeferCommands, ReeferTemperatures, ReeferUnit } from '../contract/reefers';

/** An installed unit that has never reported; pass the values that the test is about. */
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

/** Responds with this unit for any VIN. Other calls pass through. */
export function reeferUnitAnswers(reeferUnit: ReeferUnit): RequestHandler {
  return answers('query ReeferUnit(', { reeferUnit });
}

/** Responds with these commands for any VIN. Other calls pass through. */
export function reeferCommandsAnswer(reeferCommands: ReeferCommands): RequestHandler {
  return answers('query ReeferCommands(', { reeferCommands });
}

/** Responds with this temperature history for any period. Other calls pass through. */
export function reeferTemperaturesAnswer(reeferTemperatures: ReeferTemperatures): RequestHandler {
  return answers('query ReeferTemperatures(', { reeferTemperatures });
}

function answers(operation: string, data: Record<string, unknown>): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    return query.includes(operation) ? HttpResponse.json({ data }) : undefined;
  });
}
