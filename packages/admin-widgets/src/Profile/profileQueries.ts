import type { AdministrationPort } from '@gladhand/domain';
import type { MobileApp, MyMailSettings, MySession } from '@gladhand/domain/administration';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import { meQuery } from '../internal/sharedQueries';

export const sessionsQuery: ApiQuery<MySession[]> = {
  key: ['mySessions'],
  fetch: (api: AdministrationPort, options) => api.administration.ownAccount.sessions(options),
};

export const mobileAppsQuery: ApiQuery<MobileApp[]> = {
  key: ['mobileApps'],
  fetch: (api: AdministrationPort, options) => api.administration.ownAccount.mobileApps(options),
};

export const mailSettingsQuery: ApiQuery<MyMailSettings> = {
  key: ['myMailSettings'],
  fetch: (api: AdministrationPort, options) => api.administration.ownAccount.mailSettings(options),
};

export const setWeeklySummary: ApiMutation<boolean, MyMailSettings> = {
  run: (api: AdministrationPort, enabled) => api.administration.ownAccount.setWeeklySummary(enabled),
  invalidates: () => [mailSettingsQuery.key],
};

export const endSession: ApiMutation<string, void> = {
  run: (api: AdministrationPort, sessionId) => api.administration.ownAccount.endSession(sessionId),
  invalidates: () => [sessionsQuery.key],
};

export const setTimeZone: ApiMutation<string | null, void> = {
  run: (api: AdministrationPort, timeZone) => api.administration.ownAccount.setTimeZone(timeZone),
  invalidates: () => [meQuery.key, mailSettingsQuery.key],
};
