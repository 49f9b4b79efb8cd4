import { storyServer, storyServerApi } from '#storybook/storyServer';

export const ADMIN = 'admin@gladhand.example';
export const VIEWER = 'viewer@gladhand.example';
/** The batch of a story. */
export const BATCH = '01930007-0000-7000-8000-0000000000b1';

/** SIMs of all trailers, a few of them with a pending or a refused change. */
export const withSims = async () => (await storyServer()).addSims();

/** Forty SIMs that are being suspended: some are refused, and others not confirmed yet. */
export async function withBatch(): Promise<void> {
  await withSims();
  const { sims } = await storyServerApi(ADMIN);
  const iccids = await activeIccids(40);
  const target = { action: 'suspend', iccids };
  const { sims: count } = await sims.target(target);
  await sims.change({ batchId: BATCH, target, sims: count });
}

/** The first active SIMs without a request, by unit ID. */
export async function activeIccids(count: number): Promise<string[]> {
  const { sims } = await storyServerApi(ADMIN);
  const page = await sims.list({
    filter: { state: 'active' },
    paginationInput: { pageSize: 100, pageNumber: 1 },
  });
  return page.sims
    .filter(({ request }) => request === null)
    .slice(0, count)
    .map(({ iccid }) => iccid);
}

/** A suspended SIM whose provider sent an earlier status last. */
export async function iccidWithLateEvent(): Promise<string> {
  const { sims } = await storyServerApi(ADMIN);
  const page = await sims.list({
    filter: { state: 'suspended', batchId: BATCH },
    paginationInput: { pageSize: 100, pageNumber: 1 },
  });
  for (const { iccid } of page.sims) {
    const detail = await sims.detail(iccid);
    if (detail?.history.some(({ outcome }) => outcome === 'older')) return iccid;
  }
  throw new Error('No SIM of the batch has a late event.');
}
