import { storyServer, storyServerApi } from '#storybook/storyServer';

export const ADMIN = 'admin@gladhand.example';
const idOf = (number: number) => `01930006-0000-7000-8000-00000000000${number}`;
export const ACTIVE = idOf(1);
export const PLANNED = idOf(2);

/** The name of a customer. */
export async function nameOf(customerId: number): Promise<string> {
  const { fleet } = await storyServer();
  return fleet.customers.find((customer) => customer.customerId === customerId)?.shortName ?? '';
}

/** VINs of trailers of the first customer. */
export async function vins(from: number, to: number): Promise<string[]> {
  const { fleet } = await storyServer();
  return fleet.trailers
    .filter(({ customerId }) => customerId === 1)
    .slice(from, to)
    .map(({ vin }) => vin);
}

/** A lease that is in force, and one that hasn't begun. */
export async function withLeases(): Promise<void> {
  const { leases } = await storyServerApi(ADMIN);
  const days = { lessorId: 1, timeZone: 'America/New_York' };
  const active = { ...days, lesseeId: 2, firstDay: '2026-11-17', lastDay: '2026-12-31', lines: await vins(0, 5) };
  const planned = { ...days, lesseeId: 3, firstDay: '2026-12-01', lastDay: null, lines: await vins(5, 8) };
  await leases.create({ id: ACTIVE, lease: active, trailers: 5 });
  await leases.create({ id: PLANNED, lease: planned, trailers: 3 });
  const { runJob } = await storyServer();
  await runJob('leases.follow');
}
