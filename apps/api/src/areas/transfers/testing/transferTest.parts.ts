import type { Dataset } from '../../../repositories/dataset';
import { everywhere } from '../../../testing/everywhere';
import { TEST_NOW, testUser } from '../../../testing/testDataset';

export const ADMIN = 'admin@example.com';
export const GIVER = 'giver@northline.example';
export const GETTER = 'getter@alder.example';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Users of both customers who may request transfers. */
export const PARTIES = [testUser(20, GIVER, ['OEM', 'CUSTOMER_1']), testUser(21, GETTER, ['OEM', 'CUSTOMER_2'])];

export const transferFeatures = (...customerIds: readonly number[]) =>
  customerIds.map((customerId) => ({ customerId, feature: 'VinTransferPortal' }));

/** Transfers of a dataset on every storage, with one clock. */
export function transfersOn(dataset: Dataset) {
  const { same, each } = everywhere(dataset, ADMIN);
  const clock = { now: TEST_NOW };
  return {
    ...{ same, each, clock },
    async pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
      await each(async ({ test }) => {
        test.clock.now = clock.now;
      });
    },
    /** The state after an action, or why it was refused. */
    control: (id: string, action: string, given: { reason?: string; trailers?: number } = {}, as = ADMIN) =>
      same(async (portal) => {
        const version = (await portal.transfers.transfer(id))?.version ?? 0;
        return portal.transfers
          .control({ id, version, action, ...given })
          .then(({ state }) => state)
          .catch(({ message }) => message as string);
      }, as),
  };
}
