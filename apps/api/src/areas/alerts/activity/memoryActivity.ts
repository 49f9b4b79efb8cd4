import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { KernelRepositories } from '../../../repositories/port';
import { isEpisodeInScope } from '../counts/memoryCountScope';
import type { AlertTables } from '../memoryTables';
import type {
  ActivityLine,
  ActivityRepository,
  ActivitySearch,
  MessageLine,
  RuleLine,
  StepLine,
} from './activityRepository';
import { compareActivity } from './compareActivity';
import { RULE_ACTION } from './ruleAction';

/** What happened to alerts, in memory. */
export function memoryActivity(
  store: MemoryStore,
  tables: AlertTables,
  { audit }: Pick<KernelRepositories, 'audit'>,
): ActivityRepository {
  const emailOf = (userId: string | null) => (userId === null ? null : (store.users.get(userId)?.email ?? null));

  /** The episode of a step or message; undefined outside the scope. */
  function alertOf({ customerId, scope, vin, ruleId, severity }: ActivitySearch, episodeId: string) {
    const episode = tables.episodes.get(episodeId);
    const trailer = episode?.trailerId ? store.trailerEver(episode.trailerId) : undefined;
    const rule = episode && tables.versions.get(`${episode.ruleId} ${episode.ruleVersion}`);
    if (!rule || episode.customerId !== customerId || !isEpisodeInScope(store, tables, scope, episode))
      return undefined;
    const isWanted =
      (vin === undefined || trailer?.vin === vin) &&
      (ruleId === undefined || rule.ruleId === ruleId) &&
      (severity === undefined || rule.severity === severity);
    return isWanted
      ? {
          ...{ episodeId, ruleId: rule.ruleId, ruleName: rule.name, severity: rule.severity },
          ...{ vin: trailer?.vin ?? null, unitId: trailer?.unitId ?? null },
          ...{ geofenceId: episode.geofenceId, geofenceName: episode.geofenceName },
        }
      : undefined;
  }

  function steps(search: ActivitySearch): StepLine[] {
    return tables.steps.flatMap(({ stepId, at, kind, userId, detail, episodeId }): StepLine[] => {
      if (!search.stepKinds.includes(kind)) return [];
      const { since, endedAt, endedBy = null } = tables.episodes.get(episodeId) ?? {};
      if (kind === 'ended' && endedAt?.getTime() === since?.getTime()) return [];
      if (search.person && (userId === null || userId !== search.person.userId)) return [];
      const alert = alertOf(search, episodeId);
      return alert
        ? [{ ...alert, source: 'step', at, key: [stepId], kind, email: emailOf(userId), detail, endedBy }]
        : [];
    });
  }

  function messages(search: ActivitySearch): MessageLine[] {
    return [...tables.deliveries.values()].flatMap((delivery): MessageLine[] => {
      const { at, episodeId, step, channel, recipient, outcome, reason, mailId } = delivery;
      if ((outcome as string) === 'waiting') return [];
      if (search.person && recipient !== search.person.email) return [];
      const alert = alertOf(search, episodeId);
      const key = [episodeId, step, channel, recipient];
      return alert ? [{ ...alert, source: 'message', at, key, channel, recipient, outcome, reason, mailId }] : [];
    });
  }

  async function rules({ customerId, ruleId, vin, person, severity }: ActivitySearch): Promise<RuleLine[]> {
    if (vin !== undefined) return [];
    const entries = await audit.search({
      ...{ customerIds: [customerId], search: null, target: null, area: 'alert' },
      ...{ from: null, before: null, after: null, limit: Number.POSITIVE_INFINITY },
    });
    return entries.flatMap(({ auditId, at, action, userId, email, subject, subjectId, changes }): RuleLine[] => {
      if (!action.startsWith(RULE_ACTION) || subjectId === null) return [];
      const present = severityOf(subjectId);
      if (ruleId !== undefined && subjectId !== ruleId) return [];
      if (severity !== undefined && present !== severity) return [];
      if (person && (userId === null || userId !== person.userId)) return [];
      const fields = changes.map(({ field }) => field);
      const named = { ruleId: subjectId, ruleName: subject ?? '', severity: present };
      return [{ ...named, source: 'rule', at, key: [auditId], action, email, fields }];
    });
  }

  /** The severity of the latest version, also of a rule that was deleted. */
  function severityOf(ruleId: string) {
    const versions = [...tables.versions.values()].filter((rule) => rule.ruleId === ruleId);
    return versions.toSorted((a, b) => b.version - a.version)[0]?.severity ?? null;
  }

  return {
    async search(search) {
      const { sources, from, to, after, limit } = search;
      const lines: ActivityLine[] = [
        ...(sources.includes('step') ? steps(search) : []),
        ...(sources.includes('message') ? messages(search) : []),
        ...(sources.includes('rule') ? await rules(search) : []),
      ];
      return lines
        .filter(({ at }) => (!from || at >= from) && (!to || at < to))
        .filter((line) => !after || compareActivity(after, line) < 0)
        .sort(compareActivity)
        .slice(0, limit);
    },
  };
}
