import type { CallOptions } from '../callOptions';
import type { MobileAppsQuery, MyMailSettingsQuery, MySessionsQuery } from '../generated/administration/graphql';

/** An open session of the caller. Source: query `mySessions`. */
export type MySession = MySessionsQuery['mySessions'][number];
/** A mobile app and where to get it. Source: query `mobileApps`. */
export type MobileApp = MobileAppsQuery['mobileApps'][number];

/** The optional emails of the caller. Source: query `myMailSettings`. */
export type MyMailSettings = MyMailSettingsQuery['myMailSettings'];

export interface OwnAccountApi {
  /** Source: query `myMailSettings`. */
  mailSettings(options?: CallOptions): Promise<MyMailSettings>;
  /** Turns the weekly fleet summary on or off. Source: mutation `updateMyMailSettings`. */
  setWeeklySummary(enabled: boolean, options?: CallOptions): Promise<MyMailSettings>;
  /** Open sessions: the current one, then the others by last use. Source: query `mySessions`. */
  sessions(options?: CallOptions): Promise<MySession[]>;
  /** Ends another session immediately. Rejects with NOT_FOUND. Source: mutation `endMySession`. */
  endSession(sessionId: string, options?: CallOptions): Promise<void>;
  /** Sets the time zone by its IANA name; null means that of the browser. Source: mutation `updateMyTimezone`. */
  setTimeZone(timeZone: string | null, options?: CallOptions): Promise<void>;
  /** Mobile apps; empty if the operator offers none. Source: query `mobileApps`. */
  mobileApps(options?: CallOptions): Promise<MobileApp[]>;
}
