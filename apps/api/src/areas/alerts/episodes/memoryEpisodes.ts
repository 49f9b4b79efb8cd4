import { FOLD_ALERTS_FROM } from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { TrailerScope } from '../../../repositories/scope';
import { isEpisodeInScope } from '../counts/memoryCountScope';
import type { AlertTables } from '../memoryTables';
import type {
  EpisodeEnd,
  EpisodeRecord,
  EpisodeRepository,
  EpisodeSearch,
  InboxGroup,
  NamedEpisode,
} from './episodeRepository';

/** Episodes in memory. */
export function memoryEpisodes(
  store: MemoryStore,
  { versions, episodes, steps, deliveries, counts }: AlertTables,
): EpisodeRepository {
  const emailOf = (userId: string | null) => (userId === null ? null : (store.users.get(userId)?.email ?? null));
  const toNamed = (episode: EpisodeRecord): NamedEpisode[] => {
    const rule = versions.get(`${episode.ruleId} ${episode.ruleVersion}`);
    const trailer = episode.trailerId === null ? undefined : store.trailerEver(episode.trailerId);
    if (!rule || (episode.trailerId !== null && !trailer)) return [];
    return [
      {
        ...episode,
        ruleName: rule.name,
        severity: rule.severity,
        condition: rule.condition,
        vin: trailer?.vin ?? null,
        unitId: trailer?.unitId ?? null,
        handledByEmail: emailOf(episode.handledBy),
        assigneeEmail: emailOf(episode.assigneeId),
      },
    ];
  };
  const visible = (customerId: number, scope: TrailerScope) =>
    [...episodes.values()]
      .filter((episode) => episode.customerId === customerId && isEpisodeInScope(store, { counts }, scope, episode))
      .flatMap(toNamed);
  const isOpenOf = (episode: EpisodeRecord, { trailerId, geofenceId = null, ruleId, ruleVersion }: EndKey) =>
    episode.trailerId === trailerId &&
    episode.geofenceId === geofenceId &&
    episode.ruleId === ruleId &&
    episode.ruleVersion === ruleVersion &&
    episode.endedAt === null &&
    episode.withdrawnAt === null;
  const change = (episodeId: string, fields: Partial<EpisodeRecord>) => {
    const before = episodes.get(episodeId);
    if (before) episodes.set(episodeId, { ...before, ...fields });
  };

  const openOnes = () =>
    [...episodes.values()].filter(({ endedAt, withdrawnAt }) => endedAt === null && withdrawnAt === null);
  const endAll = (open: readonly EpisodeRecord[], endedAt: Date, endedBy: EpisodeEnd) => {
    for (const { customerId, episodeId, since } of open) {
      const at = new Date(Math.max(since.getTime(), endedAt.getTime()));
      change(episodeId, { endedAt: at, endedBy });
      const stepId = crypto.randomUUID();
      steps.push({ customerId, episodeId, stepId, at, kind: 'ended', userId: null, detail: { endedBy } });
    }
  };

  return {
    async search(search) {
      const found = visible(search.customerId, search.scope).filter((episode) => matches(episode, search));
      found.sort(search.group === 'attention' ? byAttention : byNewest);
      return { total: found.length, episodes: found.slice(search.offset, search.offset + search.limit) };
    },
    byId: async (customerId, episodeId, scope) =>
      visible(customerId, scope).find((episode) => episode.episodeId === episodeId),
    async unhandled(customerId, scope, now) {
      const counts = new Map<string, number>();
      for (const episode of visible(customerId, scope)) {
        if (groupOf(episode, now) !== 'attention' || episode.handling === 'acknowledged') continue;
        counts.set(episode.ruleId, (counts.get(episode.ruleId) ?? 0) + 1);
      }
      return [...counts.values()].reduce((sum, count) => sum + (count >= FOLD_ALERTS_FROM ? 1 : count), 0);
    },
    async numbers(customerId, { ruleIds, scope, now }) {
      const found = visible(customerId, scope).filter(({ withdrawnAt }) => withdrawnAt === null);
      return ruleIds.flatMap((ruleId) => {
        const own = found.filter((episode) => episode.ruleId === ruleId);
        if (own.length === 0) return [];
        const daysAgo = own.map(({ since }) => Math.floor((now.getTime() - since.getTime()) / DAY_MS));
        return [
          {
            ruleId,
            lastFired: new Date(Math.max(...own.map(({ since }) => since.getTime()))),
            firingNow: own.filter(({ endedAt }) => endedAt === null).length,
            perDay: [6, 5, 4, 3, 2, 1, 0].map((days) => daysAgo.filter((day) => day === days).length),
          },
        ];
      });
    },
    steps: async (customerId, episodeId) =>
      steps
        .filter((step) => step.customerId === customerId && step.episodeId === episodeId)
        .map((step) => ({ ...step, email: emailOf(step.userId) }))
        .sort((a, b) => Number(b.at) - Number(a.at) || (a.stepId < b.stepId ? 1 : -1)),

    async add(next) {
      const added: EpisodeRecord[] = [];
      for (const episode of next) {
        const isOpen = episode.endedAt === null && episode.withdrawnAt === null;
        if (episodes.has(episode.episodeId)) continue;
        if (isOpen && [...episodes.values()].some((stored) => isOpenOf(stored, episode))) continue;
        episodes.set(episode.episodeId, episode);
        added.push(episode);
      }
      return added;
    },
    async end(ends) {
      return ends.flatMap(({ endedAt, endedBy, ...key }) => {
        const open = [...episodes.values()].find((episode) => isOpenOf(episode, key));
        if (!open) return [];
        change(open.episodeId, { endedAt, endedBy });
        return [{ customerId: open.customerId, episodeId: open.episodeId, endedAt }];
      });
    },
    async endOfRule({ customerId, ruleId }, endedAt, endedBy) {
      const open = openOnes().filter((episode) => episode.customerId === customerId && episode.ruleId === ruleId);
      endAll(open, endedAt, endedBy);
      return open.length;
    },
    async endOfTrailers(trailers, endedAt) {
      const left = new Set(trailers.map(({ trailerId }) => trailerId));
      endAll(
        openOnes().filter(({ trailerId }) => trailerId !== null && left.has(trailerId)),
        endedAt,
        'trailerLeft',
      );
    },
    since: async ({ trailerId }, after) =>
      [...episodes.values()]
        .filter(
          (episode) =>
            episode.trailerId === trailerId &&
            episode.withdrawnAt === null &&
            (episode.endedAt === null || episode.endedAt > after),
        )
        .sort((a, b) => Number(a.since) - Number(b.since) || (a.episodeId < b.episodeId ? -1 : 1)),
    counted: async ({ ruleId, ruleVersion }, { geofenceIds, from }) =>
      [...episodes.values()]
        .filter(
          (episode) =>
            episode.ruleId === ruleId &&
            episode.ruleVersion === ruleVersion &&
            episode.geofenceId !== null &&
            (!geofenceIds || geofenceIds.includes(episode.geofenceId)) &&
            episode.withdrawnAt === null &&
            (episode.endedAt === null || episode.endedAt >= from),
        )
        .sort((a, b) => Number(a.since) - Number(b.since) || (a.episodeId < b.episodeId ? -1 : 1)),
    async correct({ episodeId, endedAt, endedBy }) {
      change(episodeId, { endedAt, endedBy });
    },
    async reinstate(next) {
      return next.flatMap(({ episodeId, endedAt, endedBy }) => {
        const before = episodes.get(episodeId);
        if (!before?.withdrawnAt) return [];
        change(episodeId, { withdrawnAt: null, endedAt, endedBy, notify: before.notify && 'waiting' });
        return episodes.get(episodeId) ?? [];
      });
    },
    async withdraw(_, episodeIds, at) {
      for (const episodeId of episodeIds) change(episodeId, { withdrawnAt: at });
    },
    async handle({ episodeId, version, ...fields }) {
      if (episodes.get(episodeId)?.version !== version - 1) return false;
      change(episodeId, { ...fields, version });
      return true;
    },
    async addSteps(next) {
      steps.push(...next.filter(({ stepId }) => !steps.some((step) => step.stepId === stepId)));
    },

    async takeWaiting({ customerId, ruleId }, limit) {
      const taken = [...episodes.values()]
        .filter((one) => one.customerId === customerId && one.ruleId === ruleId && one.notify === 'waiting')
        .sort((a, b) => Number(a.noticedAt) - Number(b.noticedAt) || (a.episodeId < b.episodeId ? -1 : 1))
        .slice(0, limit);
      for (const { episodeId } of taken) change(episodeId, { notify: 'done' });
      return taken.map((one) => ({ ...one, notify: 'done' as const }));
    },
    messaged: async (customerId, episodeIds) =>
      episodeIds.flatMap((episodeId) => {
        const episode = episodes.get(episodeId);
        if (episode?.customerId !== customerId) return [];
        const trailer = episode.trailerId === null ? undefined : store.trailerEver(episode.trailerId);
        const lastReport = trailer?.lastReport ?? null;
        return toNamed(episode).map((named) => ({ ...named, lastReport }));
      }),
    async deleteBefore(customerId, before, limit) {
      const gone = [...episodes.values()]
        .filter((one) => one.customerId === customerId && one.endedAt !== null && one.endedAt < before)
        .slice(0, limit);
      for (const { episodeId } of gone) {
        episodes.delete(episodeId);
        for (const [key, one] of deliveries) if (one.episodeId === episodeId) deliveries.delete(key);
      }
      return gone.length;
    },
  };
}

type EndKey = Pick<EpisodeRecord, 'trailerId' | 'ruleId' | 'ruleVersion'> & { geofenceId?: string | null };

function groupOf({ handling, withdrawnAt, endedAt, snoozedUntil }: EpisodeRecord, now: Date): InboxGroup {
  if (handling === 'closed' || withdrawnAt || (handling === 'acknowledged' && endedAt)) return 'done';
  return handling === 'snoozed' && snoozedUntil && snoozedUntil > now ? 'snoozed' : 'attention';
}

function matches(episode: NamedEpisode, { group, ruleId, vin, severity, assigneeId, now }: EpisodeSearch): boolean {
  return (
    (group === undefined || groupOf(episode, now) === group) &&
    (ruleId === undefined || episode.ruleId === ruleId) &&
    (vin === undefined || episode.vin === vin) &&
    (severity === undefined || episode.severity === severity) &&
    (assigneeId === undefined || episode.assigneeId === assigneeId)
  );
}

const SEVERITIES = ['critical', 'caution', 'good'];

const byNewest = (a: NamedEpisode, b: NamedEpisode) =>
  Number(b.since) - Number(a.since) || (a.episodeId < b.episodeId ? -1 : 1);

const byAttention = (a: NamedEpisode, b: NamedEpisode) =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  Number(a.handling === 'acknowledged') - Number(b.handling === 'acknowledged') ||
  byNewest(a, b);
