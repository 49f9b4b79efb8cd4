import type { MobileAppsQuery, MyMailSettingsQuery, MySessionsQuery } from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** An open session of the caller. Source: query `mySessions`. */
export type MySession = MySessionsQuery['mySessions'][number];
/** Where an app for phones is offered. Source: query `mobileApps`. */
export type MobileApp = MobileAppsQuery['mobileApps'][number];

/** What the caller is mailed besides account mail. Source: query `myMailSettings`. */
export type MyMailSettings = MyMailSettingsQuery['myMailSettings'];

export interface OwnAccountApi {
  /** Source: query `myMailSettings`. */
  mailSettings(options?: CallOptions): Promise<MyMailSettings>;
  /** Turns the weekly fleet summary on or off. Source: mutation `updateMyMailSettings`. */
  setWeeklySummary(enabled: boolean, options?: CallOptions): Promise<MyMailSettings>;
  /** Open sessions: the present one, then the last used ones first. Source: query `mySessions`. */
  sessions(options?: CallOptions): Promise<MySession[]>;
  /** Ends another session at once. Rejects with NOT_FOUND. Source: mutation `endMySession`. */
  endSession(sessionId: string, options?: CallOptions): Promise<void>;
  /** Sets the time zone by its IANA name; null is the browser's. Source: mutation `updateMyTimezone`. */
  setTimeZone(timeZone: string | null, options?: CallOptions): Promise<void>;
  /** Apps for phones; empty when the operator has none. Source: query `mobileApps`. */
  mobileApps(options?: CallOptions): Promise<MobileApp[]>;
}
