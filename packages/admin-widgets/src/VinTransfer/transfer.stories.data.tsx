import type { RequestTransferInput } from '@gladhand/domain/transfers';
import { storyServer, storyServerApi } from '#storybook/storyServer';

export const ADMIN = 'admin@gladhand.example';
/** Acts for the first two customers. */
export const OEM = 'oem@gladhand.example';
const idOf = (number: number) => `01930005-0000-7000-8000-00000000000${number}`;
/** A transfer of the first customer that is done. */
export const DONE = idOf(1);
/** A transfer that waits for the third customer. */
export const REQUESTED = idOf(2);
export const SCHEDULED = idOf(3);
/** A transfer of which the first batch has moved. */
export const RUNNING = idOf(4);

/** The name of a customer. */
export async function nameOf(customerId: number): Promise<string> {
  const { fleet } = await storyServer();
  return fleet.customers.find((customer) => customer.customerId === customerId)?.shortName ?? '';
}

/** VINs of trailers of a customer. */
export async function vinsOf(customerId: number, from: number, to: number): Promise<string[]> {
  const { fleet } = await storyServer();
  return fleet.trailers
    .filter((trailer) => trailer.customerId === customerId)
    .slice(from, to)
    .map(({ vin }) => vin);
}

async function request(as: string, input: Omit<RequestTransferInput, 'timeZone' | 'trailers'>): Promise<void> {
  const { transfers } = await storyServerApi(as);
  const { fromCustomerId, toCustomerId, lines } = input;
  const { trailers } = await transfers.check({ fromCustomerId, toCustomerId, lines });
  await transfers.request({ ...input, timeZone: 'America/Chicago', trailers });
}

/** Transfers in three states. */
export async function withTransfers(): Promise<void> {
  await request(ADMIN, {
    ...{ id: DONE, fromCustomerId: 1, toCustomerId: 2 },
    lines: [...(await vinsOf(1, 0, 4)), 'T-04', '1JJV532D8KL91840'],
  });
  const { runJob } = await storyServer();
  await runJob('transfers.run');
  await request(OEM, { ...{ id: REQUESTED, fromCustomerId: 1, toCustomerId: 3 }, lines: await vinsOf(1, 4, 10) });
  await request(ADMIN, {
    ...{ id: SCHEDULED, fromCustomerId: 2, toCustomerId: 3, day: '2026-12-01' },
    lines: await vinsOf(2, 0, 3),
  });
}

/** A transfer that stops after its first batch, as one whose server was stopped. */
export async function withRunning(): Promise<void> {
  const { holdJobs, runJob } = await storyServer();
  holdJobs();
  await request(ADMIN, { id: RUNNING, fromCustomerId: 1, toCustomerId: 2, lines: await vinsOf(1, 0, 107) });
  let batches = 1;
  const signal = {
    get aborted() {
      return batches-- <= 0;
    },
  };
  await runJob('transfers.run', signal as AbortSignal);
}
