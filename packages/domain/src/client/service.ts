import type { ServiceApi } from '../contract/service';
import type { DataCall } from './dataCall';

/** Service over HTTP. */
export const createServiceApi = (graphql: DataCall, endpoint: string): ServiceApi => ({
  dealers: async (call) => (await graphql((known) => known.AftermarketDealersDocument, {}, call)).aftermarketDealers,
  closestDealers: async (input, call) =>
    (await graphql((known) => known.ClosestAftermarketDealersDocument, input, call)).closestAftermarketDealers,
  sendDiagnosticEmail: async (input, call) =>
    (await graphql((known) => known.SendDiagnosticEmailDocument, input, call)).sendDiagnosticEmail,
  inspections: async (vin, call) =>
    (await graphql((known) => known.RecentInspectionsDocument, { vin }, call)).recentInspections,
  maintenance: async (vin, call) =>
    (await graphql((known) => known.MaintenanceLogDocument, { vin }, call)).maintenanceLog,
  addInspection: async (input, call) =>
    (await graphql((known) => known.AddInspectionDocument, { input }, call)).addInspection,
  addMaintenanceEntry: async (input, call) =>
    (await graphql((known) => known.AddMaintenanceEntryDocument, { input }, call)).addMaintenanceEntry,
  images: async (input, call) => {
    const { trailerImageHistoryData: page } = await graphql(
      (known) => known.TrailerImageHistoryDataDocument,
      input,
      call,
    );
    const images = page.images.map((image) => ({ ...image, url: `${endpoint}${image.url}` }));
    return { ...page, images };
  },
});
