import type { OwnAccountApi } from '../../contract/administration/ownAccount';
import type { AdministrationCall } from './administrationCall';

export function createOwnAccountApi(graphql: AdministrationCall): OwnAccountApi {
  return {
    mailSettings: async (call) => (await graphql((known) => known.MyMailSettingsDocument, {}, call)).myMailSettings,
    setWeeklySummary: async (weeklySummary, call) =>
      (await graphql((known) => known.UpdateMyMailSettingsDocument, { weeklySummary }, call)).updateMyMailSettings,
    sessions: async (call) => (await graphql((known) => known.MySessionsDocument, {}, call)).mySessions,
    endSession: async (sessionId, call) =>
      void (await graphql((known) => known.EndMySessionDocument, { sessionId }, call)),
    setTimeZone: async (timezone, call) =>
      void (await graphql((known) => known.UpdateMyTimezoneDocument, { timezone }, call)),
    mobileApps: async (call) => (await graphql((known) => known.MobileAppsDocument, {}, call)).mobileApps,
  };
}
