import type { AlertDeliveryApi } from '../contract/alertDelivery';
import type { DataCall } from './dataCall';

const PAGE_SIZE = 50;

/** What becomes of messages about alerts, over HTTP. */
export const createAlertDeliveryApi = (graphql: DataCall): AlertDeliveryApi => ({
  optOuts: async (call) => (await graphql((known) => known.MyMailOptOutsDocument, {}, call)).myMailOptOuts,
  resumeMail: async (subject, call) => void (await graphql((known) => known.ResumeMailDocument, { subject }, call)),
  failedMessages: async (page, call) =>
    (await graphql((known) => known.FailedAlertMessagesDocument, { ...page, limit: PAGE_SIZE }, call))
      .failedAlertMessages,
  optOutsOfCustomer: async (page, call) =>
    (await graphql((known) => known.AlertMailOptOutsDocument, { ...page, limit: PAGE_SIZE }, call)).alertMailOptOuts,
});
