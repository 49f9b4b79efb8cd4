import type { Me, MobileApp, MyMailSettings, MySession } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** The signed-in user; the host's pages ask the same. */
export const meQuery: ApiQuery<Me> = { key: ['me'], fetch: (api, options) => api.me(options) };

export const sessionsQuery: ApiQuery<MySession[]> = {
  key: ['mySessions'],
  fetch: (api, options) => api.administration.ownAccount.sessions(options),
};

export const mobileAppsQuery: ApiQuery<MobileApp[]> = {
  key: ['mobileApps'],
  fetch: (api, options) => api.administration.ownAccount.mobileApps(options),
};

export const mailSettingsQuery: ApiQuery<MyMailSettings> = {
  key: ['myMailSettings'],
  fetch: (api, options) => api.administration.ownAccount.mailSettings(options),
};

export const setWeeklySummary: ApiMutation<boolean, MyMailSettings> = {
  run: (api, enabled) => api.administration.ownAccount.setWeeklySummary(enabled),
  invalidates: () => [mailSettingsQuery.key],
};

export const endSession: ApiMutation<string, void> = {
  run: (api, sessionId) => api.administration.ownAccount.endSession(sessionId),
  invalidates: () => [sessionsQuery.key],
};

export const setTimeZone: ApiMutation<string | null, void> = {
  run: (api, timeZone) => api.administration.ownAccount.setTimeZone(timeZone),
  invalidates: () => [meQuery.key, mailSettingsQuery.key],
};
