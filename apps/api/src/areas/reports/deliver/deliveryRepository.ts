import type { RunKey } from '../runs/runRepository';

/** A mail about a run to a recipient. */
export interface ReportDeliveryRecord extends RunKey {
  recipient: string;
  /** 1 for the first one. */
  nth: number;
  /** Null if the recipient had unsubscribed, or wasn't permitted. */
  mailId: string | null;
  /** Whether the customer's settings permitted the address. */
  isPermitted: boolean;
  at: Date;
}

export interface ReportDeliveryRepository {
  /** Adds a delivery; false if there is one with its recipient and number. */
  add(delivery: ReportDeliveryRecord): Promise<boolean>;
  /** The latest mail to each recipient of runs, by address. */
  latest(customerId: number, runIds: readonly string[]): Promise<ReportDeliveryRecord[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportDeliveries: ReportDeliveryRepository;
  }
}
