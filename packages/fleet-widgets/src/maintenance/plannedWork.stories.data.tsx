import { ANNUAL_INSPECTION, type PlannedWorkTemplate } from '@gladhand/domain/maintenance';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';
import { BOSS } from './maintenance.stories.data';

const DAY_MS = 86_400_000;
const ADMIN = 'admin@gladhand.example';
const dayBefore = (days: number) => new Date(STORY_NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Trailers of the first customer: one is due in 9 days, one overdue by 12 days, all others were inspected lately. */
export async function withPlannedWork(): Promise<void> {
  const { fleet } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const own = fleet.trailers.filter(
    (trailer) => trailer.customerId === customerId && trailer.simStatus !== 'deactivated',
  );
  for (const [index, { vin }] of own.entries()) {
    const days = index === 0 ? 377 : index === 1 ? 356 : 30;
    await api.service.addInspection({
      vin,
      kind: 'annual',
      result: 'passed',
      performedOn: dayBefore(days),
      odometerMiles: null,
      note: '',
    });
  }
  await api.maintenance.saveTemplate({
    ...{ customerId, id: ANNUAL_INSPECTION.id, version: 0, name: ANNUAL_INSPECTION.name, trailerTypes: [] },
    ...{ everyMonths: ANNUAL_INSPECTION.everyMonths, isOn: true },
  });
}

/** Someone else saves a template while it is edited. */
export async function saveElsewhere({
  source: _,
  dueSoon: __,
  overdue: ___,
  unjudged: ____,
  ...template
}: PlannedWorkTemplate): Promise<void> {
  const api = await storyServerApi(ADMIN);
  await api.maintenance.saveTemplate({ ...template, customerId: 1 });
}

/** The templates of the first customer. */
export async function templates(): Promise<PlannedWorkTemplate[]> {
  const api = await storyServerApi(ADMIN);
  return api.maintenance.templates(1);
}
