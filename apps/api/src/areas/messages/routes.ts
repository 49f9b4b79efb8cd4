import { rolesMay } from '../../auth/access';
import type { Routes } from '../../http/routeEnv';
import { CAMPAIGNS_CHANGED, MESSAGES_CHANGED } from '../../repositories/changes';
import type { RouteServices } from '../../routeServices';
import { changeEvents } from '../../tracking/changeEvents';

/** Messages change rarely and events carry no data, so sessions are checked less often than those of a map, in ms. */
const CHECKED_EVERY_MS = 30_000;

/** Events about messages to users, and about campaigns to those who manage updates. */
export function messageRoutes(routes: Routes, { accessOf, authenticateUncounted, live }: RouteServices): void {
  routes.get('/v1/api/messages/changes', async ({ req }) => {
    const access = await accessOf(req.raw);
    await access.authorize('messageChanges');
    return changeEvents(
      // Other roles make the caller part of other audiences.
      ({ user: { roles } }) => ({
        key: roles.join(),
        isAffected: (changed) => changed.has(MESSAGES_CHANGED),
        // On the same stream, because browsers limit the connections to a host.
        ...(rolesMay(roles, 'otaCampaigns') && { further: { campaigns: (changed) => changed.has(CAMPAIGNS_CHANGED) } }),
      }),
      {
        ...{ access, changes: live.changes, slots: live.slots, checkedEveryMs: CHECKED_EVERY_MS, beginsChanged: true },
        callerNow: () => authenticateUncounted(req.raw),
        signal: AbortSignal.any([req.raw.signal, live.stopped]),
      },
    );
  });
}
