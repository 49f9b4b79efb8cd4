import { type IssueState, issueAgePoints, issueScore } from '@gladhand/domain/maintenance';
import { isSilencedBySim } from '@gladhand/domain/readings';
import { SensorType } from '@gladhand/domain/trailers';
import type { TrailerRecord } from '../../database/trailerColumns';
import { fold, SUBSTRING_FROM_CHARS } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import { milesSince } from './follow/standing';
import type {
  FoundIssues,
  IssueEventRecord,
  IssueOrder,
  IssueRecord,
  IssueSearch,
  ListedIssue,
  MaintenanceRepository,
  ReportedIssue,
} from './repository';

const UNHANDLED = {
  ...{ snoozedAt: null, snoozedUntil: null, snoozedState: null, snoozedBy: null, snoozeReason: null },
  ...{ assigneeId: null, repairedAt: null, repairedBy: null, withdrawnAt: null, version: 0 },
};

/** Maintenance issues in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryMaintenance(store: MemoryStore): MaintenanceRepository {
  const issues = store.keep(new Map<string, IssueRecord>());
  const events = store.keep(new Map<string, IssueEventRecord>());
  const emailOf = (userId: string | null) => (userId === null ? null : (store.users.get(userId)?.email ?? null));

  const toListed = (issue: IssueRecord, now: Date): ListedIssue[] => {
    const trailer = store.trailer(issue.trailerId);
    if (!trailer) return [];
    const miles = milesSince(trailer, issue);
    const isReeferRunning = trailer.tkUnitOnOrOff === 'on';
    const { loadStatus } = trailer;
    const ageMs = now.getTime() - issue.roundAt.getTime();
    return [
      {
        ...issue,
        ...{ vin: trailer.vin, unitId: trailer.unitId, vehicleType: trailer.vehicleType },
        customerName: store.customer(trailer.customerId)?.shortName ?? '',
        ...{ address: trailer.address, geofence: trailer.geofence, lastReport: trailer.lastReport },
        ...{ loadStatus, isReeferRunning, miles },
        hasReefer: trailer.installedSensorTypeIds.includes(SensorType.ReeferUnit),
        isSnoozed: isSnoozed(issue, now),
        score: issueScore({ state: issue.state, miles, ageMs, loadStatus, isReeferRunning }),
        assigneeEmail: emailOf(issue.assigneeId),
        snoozedByEmail: emailOf(issue.snoozedBy),
      },
    ];
  };
  const openOf = ({ trailerId }: { trailerId: string }) =>
    [...issues.values()].filter(
      (issue) => issue.trailerId === trailerId && issue.closedAt === null && issue.withdrawnAt === null,
    );
  const isOfList = (trailer: TrailerRecord, { customerId, scope }: IssueSearch) =>
    store.inScope(trailer, scope) &&
    trailer.simStatus !== 'deactivated' &&
    (customerId === undefined || trailer.customerId === customerId);
  const passes = (trailer: TrailerRecord, search: IssueSearch): boolean => {
    const { trailerStates, geofence, groups, vin, text, now } = search;
    const states = trailerStates.length === 0 ? [] : openOf(trailer).map((issue) => shownState(issue, now));
    if (!isOfList(trailer, search) || trailerStates.some((state) => !states.includes(state))) return false;
    if (geofence !== undefined && !`, ${trailer.geofence ?? ''}, `.includes(`, ${geofence}, `)) return false;
    if (groups.length > 0 && !store.isInNamedGroups(trailer.trailerId, groups)) return false;
    if (vin !== undefined && trailer.vin !== vin) return false;
    return !text || isIdentity(trailer, fold(text));
  };

  return {
    async putIssues(reported) {
      for (const issue of reported) {
        const before = issues.get(issue.issueId);
        const isSameRound = before?.round === issue.round;
        issues.set(issue.issueId, {
          ...(before ?? UNHANDLED),
          ...issue,
          withdrawnAt: null,
          ...(before && endsSnooze(before, issue) && { snoozedAt: null }),
          ...(!isSameRound && { repairedAt: null, repairedBy: null }),
        });
      }
    },
    async addEvents(added) {
      for (const event of added) if (!events.has(event.eventId)) events.set(event.eventId, event);
    },
    async replaceEvents({ trailerId }, after, added) {
      for (const [eventId, event] of [...events]) {
        const isPlanned = issues.get(event.issueId)?.kind === 'plannedWork';
        if (event.trailerId === trailerId && event.userId === null && event.at > after && !isPlanned)
          events.delete(eventId);
      }
      await this.addEvents(added);
    },
    async checkpointBefore({ trailerId }, before) {
      const [found] = [...events.values()]
        .filter((event) => event.trailerId === trailerId && event.checkpoint && event.at < before)
        .sort((a, b) => Number(b.at) - Number(a.at));
      return found?.checkpoint ? { at: found.at, checkpoint: found.checkpoint } : undefined;
    },
    openedAfter: async ({ trailerId }, after) =>
      [...issues.values()]
        .filter((issue) => issue.trailerId === trailerId && issue.withdrawnAt === null && issue.openedAt > after)
        .sort((a, b) => Number(a.openedAt) - Number(b.openedAt) || compare(a.issueId, b.issueId))
        .flatMap(({ issueId, kind }) => (kind === 'plannedWork' ? [] : [{ issueId, kind }])),
    async withdraw(_, issueIds, at) {
      for (const issueId of issueIds) {
        const issue = issues.get(issueId);
        if (issue) issues.set(issueId, { ...issue, withdrawnAt: at });
      }
    },
    async putStates(trailers) {
      for (const { trailerId, maintenanceState } of trailers) {
        const trailer = store.trailer(trailerId);
        if (trailer) store.putTrailer({ ...trailer, maintenanceState }, store.changedAt(trailerId));
      }
    },
    lockSilent: async (until, limit) =>
      store
        .trailers()
        .filter((trailer) => {
          const last = trailer.lastReport;
          const known = trailer.maintenanceState as {
            issues?: { sensorNotReporting?: { goodSince: number | null } };
          } | null;
          const isIssue = known?.issues?.sensorNotReporting?.goodSince === null;
          return (
            last !== null &&
            last <= until &&
            (trailer.simStatusChangeDate ?? last) <= until &&
            !isSilencedBySim(trailer.simStatus) &&
            !isIssue
          );
        })
        .sort((a, b) => a.customerId - b.customerId || compare(a.trailerId, b.trailerId))
        .slice(0, limit),

    lockSuspended: async (limit) =>
      store
        .trailers()
        .filter((trailer) => {
          const known = trailer.maintenanceState as { issues?: { sensorNotReporting?: { closedAt: unknown } } } | null;
          return trailer.simStatus === 'suspended' && known?.issues?.sensorNotReporting?.closedAt === null;
        })
        .sort((a, b) => a.customerId - b.customerId || compare(a.trailerId, b.trailerId))
        .slice(0, limit),

    async search(search) {
      const { kind, state, assigneeId, now } = search;
      const matching = store.trailers().filter((trailer) => passes(trailer, search));
      const found = matching.flatMap(openOf).flatMap((issue) => toListed(issue, now));
      const chosen = found
        .filter((issue) => !kind || issue.kind === kind)
        .filter((issue) => !state || shownState(issue, now) === state)
        .filter((issue) => !assigneeId || issue.assigneeId === assigneeId)
        .sort(
          (a, b) =>
            ORDERS[search.order](a, b, now) || Number(a.roundAt) - Number(b.roundAt) || compare(a.issueId, b.issueId),
        );
      return {
        total: chosen.length,
        issues: chosen.slice(search.offset, search.offset + search.limit),
        counts: countsOf(found, now),
        uniqueTrailers: new Set(found.map(({ trailerId }) => trailerId)).size,
        matchingTrailers: matching.length,
        allTrailers: store.trailers().filter((trailer) => isOfList(trailer, search)).length,
      };
    },
    byIds: async (customerId, issueIds) =>
      issueIds.flatMap((issueId) => {
        const issue = issues.get(issueId);
        return issue?.customerId === customerId ? [reportedOf(issue)] : [];
      }),
    async byId(issueId, scope, now) {
      const issue = issues.get(issueId);
      const trailer = issue && store.trailer(issue.trailerId);
      return issue && trailer && store.inScope(trailer, scope) ? toListed(issue, now)[0] : undefined;
    },
    events: async (_, issueId) =>
      [...events.values()]
        .filter((event) => event.issueId === issueId)
        .sort((a, b) => Number(b.at) - Number(a.at) || compare(b.eventId, a.eventId))
        .map((event) => ({ ...event, email: emailOf(event.userId) })),
    async handle({ issueId, customerId, ...handling }) {
      const before = issues.get(issueId);
      if (before?.customerId !== customerId || before.version !== handling.version - 1) return false;
      issues.set(issueId, { ...before, ...handling });
      return true;
    },
    async closeOf(trailers, at) {
      for (const trailerKey of trailers) {
        const { customerId, trailerId } = trailerKey;
        for (const issue of openOf(trailerKey)) {
          const closedAt = new Date(Math.max(issue.roundAt.getTime(), at.getTime()));
          issues.set(issue.issueId, { ...issue, closedAt, snoozedAt: null });
          const eventId = crypto.randomUUID();
          events.set(eventId, {
            ...{ customerId, trailerId, eventId, issueId: issue.issueId, kind: 'closed', at: closedAt, noticedAt: at },
            ...{ state: null, evidence: null, checkpoint: null, userId: null, detail: { reason: 'trailerLeft' } },
          });
        }
        const trailer = store.trailer(trailerId);
        if (trailer) store.putTrailer({ ...trailer, maintenanceState: null }, store.changedAt(trailerId));
      }
    },
    async deleteBefore(customerId, before, limit) {
      const old = [...issues.values()]
        .filter((issue) => issue.customerId === customerId && (issue.closedAt ?? issue.withdrawnAt ?? before) < before)
        .slice(0, limit);
      for (const { issueId } of old) {
        issues.delete(issueId);
        for (const event of [...events.values()]) if (event.issueId === issueId) events.delete(event.eventId);
      }
      return old.length;
    },
  };
}

/** Without what people have done. */
const reportedOf = (issue: IssueRecord): ReportedIssue => ({
  ...{ customerId: issue.customerId, trailerId: issue.trailerId, issueId: issue.issueId, kind: issue.kind },
  ...{ openedAt: issue.openedAt, round: issue.round, roundAt: issue.roundAt, state: issue.state, worst: issue.worst },
  ...{ occurrences: issue.occurrences, goodSince: issue.goodSince, closedAt: issue.closedAt },
  ...{ absMiles: issue.absMiles, gpsMiles: issue.gpsMiles, evidence: issue.evidence, points: issue.points },
});

const RANKS: Readonly<Record<IssueState, number>> = { notReporting: 0, caution: 1, critical: 2 };

/** An issue that closes, begins a new round, or gets worse than it was when it was snoozed. */
const endsSnooze = (before: IssueRecord, after: Pick<IssueRecord, 'closedAt' | 'round' | 'state'>): boolean =>
  after.closedAt !== null ||
  after.round !== before.round ||
  (before.snoozedState !== null && RANKS[after.state] > RANKS[before.snoozedState]);

const isSnoozed = ({ snoozedAt, snoozedUntil }: IssueRecord, now: Date): boolean =>
  snoozedAt !== null && (snoozedUntil === null || snoozedUntil > now);
const shownState = (issue: IssueRecord, now: Date) => (isSnoozed(issue, now) ? 'snoozed' : issue.state);

function isIdentity({ vin, unitId, serialNumber }: TrailerRecord, text: string): boolean {
  return [vin, unitId, serialNumber ?? ''].some((identity) =>
    text.length >= SUBSTRING_FROM_CHARS ? fold(identity).includes(text) : fold(identity).startsWith(text),
  );
}

const ORDERS: Readonly<Record<IssueOrder, (a: ListedIssue, b: ListedIssue, now: Date) => number>> = {
  score: (a, b, now) => rankOf(b, now) - rankOf(a, now),
  since: (a, b) => Number(a.roundAt) - Number(b.roundAt),
  miles: (a, b) => (b.miles ?? -1) - (a.miles ?? -1),
};

const rankOf = ({ points, roundAt }: IssueRecord, now: Date) =>
  points + issueAgePoints(now.getTime() - roundAt.getTime());

function countsOf(found: readonly ListedIssue[], now: Date): FoundIssues['counts'] {
  const counts = new Map<string, FoundIssues['counts'][number]>();
  for (const issue of found) {
    const state = shownState(issue, now);
    const known = counts.get(`${issue.kind} ${state}`) ?? { kind: issue.kind, state, count: 0 };
    known.count++;
    counts.set(`${issue.kind} ${state}`, known);
  }
  return [...counts.values()].sort((a, b) => compare(a.kind, b.kind) || compare(a.state, b.state));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
