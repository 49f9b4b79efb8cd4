import type { Access } from './auth/access';
import type { AccountServices } from './auth/accountServices';
import type { Authenticate } from './auth/authenticate';
import type { TakeReports } from './ingest/takeReports';
import type { ApiDeps } from './ports';
import type { LiveChanges } from './tracking/liveChanges';

/** Services used by REST operations. */
export interface RouteServices {
  deps: ApiDeps;
  authenticate: Authenticate;
  /** The same, but the request doesn't count against the session's rate. */
  authenticateUncounted: Authenticate;
  /** Permissions and access scope of the signed-in caller; rejects if there is no session. */
  accessOf(request: Request): Promise<Access>;
  takeReports: TakeReports;
  live: LiveChanges;
  /** For operations without a session. */
  account: AccountServices;
}
