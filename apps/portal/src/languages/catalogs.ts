import type { MAP_MESSAGES } from '../mapMessages';
import type { START_MESSAGES } from '../messages';
import type { ROUTE_MESSAGES } from '../routes/messages';
import type { SEARCH_MESSAGES } from '../search/messages';
import type { SETTINGS_MESSAGES } from '../settings/messages';
import type { SHELL_MESSAGES } from '../shell/messages';
import type { VIEWER_MESSAGES } from '../viewer/messages';

/** Texts of the portal in one language: every catalog by its id. */
export interface PortalMessages {
  portalMap: typeof MAP_MESSAGES;
  portalRoutes: typeof ROUTE_MESSAGES;
  portalSearch: typeof SEARCH_MESSAGES;
  portalSettings: typeof SETTINGS_MESSAGES;
  portalShell: typeof SHELL_MESSAGES;
  portalStart: typeof START_MESSAGES;
  portalViewer: typeof VIEWER_MESSAGES;
}

declare global {
  interface GladhandMessages extends PortalMessages {}
}
