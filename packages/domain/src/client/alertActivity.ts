import type { AlertActivityApi } from '../contract/alertActivity';
import type { DataCall } from './dataCall';

/** What happened to alerts, over HTTP. */
export const createAlertActivityApi = (graphql: DataCall): AlertActivityApi => ({
  activity: async (input, call) =>
    (await graphql((known) => known.AlertActivityDocument, { input }, call)).alertActivity,
});
