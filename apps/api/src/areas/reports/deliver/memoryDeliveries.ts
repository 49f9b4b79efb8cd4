import type { ReportTables } from '../memoryTables';
import type { ReportDeliveryRepository } from './deliveryRepository';

/** Mails about runs in memory. */
export function memoryDeliveries({ deliveries }: ReportTables): ReportDeliveryRepository {
  return {
    async add(delivery) {
      const key = `${delivery.runId} ${delivery.nth} ${delivery.recipient}`;
      if (deliveries.has(key)) return false;
      deliveries.set(key, delivery);
      return true;
    },
    async latest(customerId, runIds) {
      const own = [...deliveries.values()].filter(
        (delivery) => delivery.customerId === customerId && runIds.includes(delivery.runId),
      );
      return own
        .filter(({ runId, recipient, nth }) =>
          own.every((one) => one.runId !== runId || one.recipient !== recipient || one.nth <= nth),
        )
        .sort((a, b) => (a.runId === b.runId ? (a.recipient < b.recipient ? -1 : 1) : a.runId < b.runId ? -1 : 1));
    },
  };
}
