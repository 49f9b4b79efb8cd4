import type { Fleet } from '@gladhand/domain/fleet';
import { ANNUAL_INSPECTION } from '@gladhand/domain/maintenance';
import { TrailerType } from '@gladhand/domain/trailers';
import { followCustomer } from '../areas/maintenance/planned/plannedJob';
import type { TemplateRecord, TrailerWorkRecord, WorkTrailer } from '../areas/maintenance/planned/plannedRepository';
import { odometerOf, workReadings } from '../areas/maintenance/planned/workEvidence';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';

const DAY_MS = 86_400_000;
const MAX_TRAILERS = 1_000;

type Plan = Pick<TemplateRecord, 'name' | 'trailerTypes' | 'everyMonths' | 'everyMiles' | 'everyEngineHours'>;

const BRAKES: Plan = {
  ...{ name: 'Brake and tire service', everyMonths: 6, everyMiles: 25_000, everyEngineHours: null },
  trailerTypes: [TrailerType.DryVan, TrailerType.DryTrailer, TrailerType.ReeferTrailer],
};
const UNIT: Plan = {
  ...{ name: 'Reefer unit service', everyMonths: null, everyMiles: null, everyEngineHours: 1_500 },
  trailerTypes: [TrailerType.ReeferTrailer, TrailerType.ReeferTruckBody],
};

/** Planned work of every customer. Most of it is done; some is due soon, and some overdue. */
export async function addDemoPlannedWork(
  repositories: Repositories,
  fleet: Fleet,
  { now, ids }: { now: Date; ids: IdMaker },
): Promise<void> {
  for (const { customerId } of fleet.customers) {
    const trailers = await repositories.plannedWork.trailersAfter(customerId, null, MAX_TRAILERS);
    await repositories.serviceRecords.add(
      trailers.map(({ trailerId }, index) => ({
        ...{ customerId, trailerId, recordId: ids.uuid(), list: 'inspection', kind: 'annual', result: 'passed' },
        // Inspections of a fleet are spread over the year; a few are late.
        ...{ performedOn: daysBefore(now, 10 + ((index * 37) % 372)), odometerMiles: null, note: '' },
        ...{ addedBy: null, addedAt: now },
      })),
    );
    await put(repositories, { ...ANNUAL_PLAN, customerId, templateId: ANNUAL_INSPECTION.id, now });
    const brakes = await put(repositories, { ...BRAKES, customerId, templateId: ids.uuid(), now });
    const unit = await put(repositories, { ...UNIT, customerId, templateId: ids.uuid(), now });
    const work = [brakes, unit].flatMap((template) =>
      trailers
        .filter(({ vehicleTypeId }) => template.trailerTypes.includes(vehicleTypeId))
        .map((trailer, index) => doneBefore(template, trailer, index, now)),
    );
    await repositories.plannedWork.putWork(work);
    await followCustomer(repositories, customerId, now);
  }
}

const ANNUAL_PLAN: Plan = {
  ...{ name: ANNUAL_INSPECTION.name, everyMonths: ANNUAL_INSPECTION.everyMonths, everyMiles: null },
  ...{ everyEngineHours: null, trailerTypes: [] },
};

async function put(
  { plannedWork }: Pick<Repositories, 'plannedWork'>,
  { now, ...plan }: Plan & Pick<TemplateRecord, 'customerId' | 'templateId'> & { now: Date },
): Promise<TemplateRecord> {
  const template = { ...plan, isOn: true, version: 1, createdAt: now, deletedAt: null };
  await plannedWork.putTemplate(template);
  return template;
}

/** Work that was done some days, miles and engine hours ago. */
function doneBefore(template: TemplateRecord, trailer: WorkTrailer, index: number, now: Date): TrailerWorkRecord {
  const { customerId, trailerId } = trailer;
  const odometer = odometerOf(trailer);
  const { miles, engineHours } = workReadings(trailer, odometer, now);
  const before = (present: number | null, driven: number) => (present === null ? null : Math.max(present - driven, 0));
  return {
    ...{ customerId, trailerId, templateId: template.templateId, countedFrom: 'completion', odometer },
    countedOn: daysBefore(now, 5 + ((index * 23) % 170)),
    miles: before(miles, ((index * 4_300) % 26_000) + 100),
    engineHours: before(engineHours, ((index * 290) % 1_560) + 10),
    ...{ state: null, issueId: null },
  };
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
