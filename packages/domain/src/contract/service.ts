import type { CallOptions } from './callOptions';
import type {
  AddInspectionInput,
  AddMaintenanceEntryInput,
  AftermarketDealersQuery,
  ClosestAftermarketDealersQuery,
  MaintenanceLogQuery,
  SendDiagnosticEmailMutation,
  TrailerImageHistoryDataQuery,
} from './generated/graphql';

/** A service center. Source: query `aftermarketDealers`. */
export type AftermarketDealer = AftermarketDealersQuery['aftermarketDealers'][number];

/**
 * Service centers near a trailer with their distance in miles, or the reason why there are none. Source: query
 * `closestAftermarketDealers`.
 */
export type ClosestDealers = ClosestAftermarketDealersQuery['closestAftermarketDealers'];

/** Inspections or maintenance of a trailer, newest first. Source: queries `recentInspections` and `maintenanceLog`. */
export type ServiceRecordList = MaintenanceLogQuery['maintenanceLog'];

/** One inspection or completed maintenance. The odometer is in miles. */
export type ServiceRecord = ServiceRecordList['records'][number];

/** The queued diagnostic email. Source: mutation `sendDiagnosticEmail`. */
export type SentDiagnosticEmail = SendDiagnosticEmailMutation['sendDiagnosticEmail'];

/** A page of cargo camera images, newest first. Source: query `trailerImageHistoryData`. */
export type TrailerImagePage = TrailerImageHistoryDataQuery['trailerImageHistoryData'];

/** One image and its link; fill level in percent. */
export type TrailerImage = TrailerImagePage['images'][number];

/** Service centers, inspections, maintenance and cargo images. */
export interface ServiceApi {
  /** Every service center, by name. Source: query `aftermarketDealers`. */
  dealers(options?: CallOptions): Promise<AftermarketDealer[]>;
  /**
   * The service centers nearest to a trailer's last position. Rejects with NOT_FOUND. Source: query
   * `closestAftermarketDealers`.
   */
  closestDealers(input: { vin: string; limit: number }, options?: CallOptions): Promise<ClosestDealers>;
  /**
   * Emails the position, faults and readings of a trailer to a service center. Rejects with RATE_LIMITED, and with
   * UNAVAILABLE if the email wasn't accepted. Source: mutation `sendDiagnosticEmail`.
   */
  sendDiagnosticEmail(input: { vin: string; dealerId: string }, options?: CallOptions): Promise<SentDiagnosticEmail>;
  /** The newest inspections of a trailer, at most 100. Rejects with NOT_FOUND. Source: query `recentInspections`. */
  inspections(vin: string, options?: CallOptions): Promise<ServiceRecordList>;
  /**
   * The newest maintenance records of a trailer, at most 100. Rejects with NOT_FOUND. Source: query `maintenanceLog`.
   */
  maintenance(vin: string, options?: CallOptions): Promise<ServiceRecordList>;
  /** Adds an inspection. Rejects with BAD_USER_INPUT. Source: mutation `addInspection`. */
  addInspection(input: AddInspectionInput, options?: CallOptions): Promise<ServiceRecord>;
  /** Adds a maintenance record. Rejects with BAD_USER_INPUT. Source: mutation `addMaintenanceEntry`. */
  addMaintenanceEntry(input: AddMaintenanceEntryInput, options?: CallOptions): Promise<ServiceRecord>;
  /**
   * Images from a trailer's cargo camera, newest first, up to 50 per page; the first page is 0. Their links are
   * complete URLs and work for five minutes. Rejects with NOT_FOUND. Source: query `trailerImageHistoryData`.
   */
  images(
    input: { vin: string; pageSize: number; pageNumber: number },
    options?: CallOptions,
  ): Promise<TrailerImagePage>;
}

/** The service port of `PortalApi`. */
export interface ServicePort {
  service: ServiceApi;
}
