import type { OtaPlanInput } from '@gladhand/domain/ota';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';

export const ADMIN = 'admin@gladhand.example';
export const TARGET = '4.18.2';
/** The first campaign of a story. */
export const CAMPAIGN = '01930007-0000-7000-8000-0000000000a1';
const MINUTE_MS = 60_000;

export const PLAN: OtaPlanInput = {
  ...{ name: `Main app ${TARGET}, Pro/Morey`, stages: [{ devices: 12 }], hoursBetweenStages: 48 },
  conditions: { untethered: true, minVolts: 12.2, parkedMinutes: 30, hours: { from: '08:00', to: '16:00' } },
  ...{ stopAbovePercent: 3, judgedFromDevices: 8, deadlineHours: 72, maxAttempts: 3 },
};

/** Signed packages of all kinds. */
export const withPackages = async () => (await storyServer()).addPackages();

/** A campaign that has stopped by itself in its first stage. */
export async function withStoppedCampaign(): Promise<void> {
  await withPackages();
  const { ota } = await storyServerApi(ADMIN);
  const { packages } = await ota.packages('mainApp');
  const packageId = packages.find(({ version }) => version === TARGET)?.packageId ?? '';
  const target = await ota.target({ packageId });
  await ota.create({ campaignId: CAMPAIGN, target: { packageId }, devices: target?.devices ?? 0, plan: PLAN });
  const { updateDevices, runJob } = await storyServer();
  const at = (minutes: number) => ({ changedAt: new Date(STORY_NOW.getTime() - minutes * MINUTE_MS) });
  await updateDevices(CAMPAIGN, [
    ...Array.from({ length: 6 }, (_, index) => ({ state: 'confirmed' as const, percent: 100, ...at(90 + index) })),
    { state: 'failed', reason: 'hashMismatch', detail: null, ...at(40) },
    { state: 'failed', reason: 'wrongVersion', detail: '4.17.9', ...at(20) },
    { state: 'downloading', percent: 45, ...at(3) },
    { state: 'verifying', percent: 100, ...at(2) },
    { state: 'applied', percent: 100, ...at(1) },
  ]);
  await runJob('ota.follow');
}
