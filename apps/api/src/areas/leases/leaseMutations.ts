import { ApiErrorCode } from '@gladhand/domain';
import { calendarDayOf, dayBounds } from '@gladhand/domain/formats';
import { dayOf, isoDayOf } from '@gladhand/domain/history';
import {
  type LeaseAction,
  LeaseState,
  leaseActions,
  leaseDaysProblem,
  leaseSpan,
  spansOverlap,
} from '@gladhand/domain/leases';
import type { GraphQLContext } from '../../graphql/context';
import type { ControlLeaseInput, MutationResolvers, TrailerLease } from '../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { auditParties } from './auditParties';
import { checkedLease, readyOf } from './checkedLease';
import { leaseRequests } from './leaseJob';
import { LEASE_MESSAGES } from './messages';
import type { LeaseRecord } from './repository';
import { toLease } from './toLease';

type Mutations = Pick<MutationResolvers, 'createTrailerLease' | 'controlTrailerLease'>;
/** More than a lease can have. */
const ALL_TRAILERS = 1_000_000;

export const leaseMutations: Mutations = {
  async createTrailerLease(_, { input }, context) {
    const { access, ids, now, repositories } = context;
    await access.authorize('createTrailerLease');
    if (!isUuid(input.id)) throw badInput(LEASE_MESSAGES.id);
    const leaseId = input.id.toLowerCase();
    // A request that is repeated after a lost response.
    if (await repositories.leases.byId(leaseId)) return answer(leaseId, context);
    const { lessorId, lesseeId, firstDay, lastDay = null, timeZone } = input.lease;
    const before = await checkedLease(input.lease, repositories, now());
    // Two leases of one trailer at a time: the second waits here, and then sees the first.
    await repositories.custody.lock(keysOf(lessorId, readyOf(before.lines)));
    const { span, lines } = await checkedLease(input.lease, repositories, now());
    const ready = readyOf(lines);
    if (ready.length === 0) throw badInput(LEASE_MESSAGES.none);
    if (ready.length !== input.trailers)
      throw conflict(LEASE_MESSAGES.trailersChanged(ready.length), { trailers: ready.length });
    const lease: LeaseRecord = {
      ...{ leaseId, state: LeaseState.Planned, lessorId, lesseeId, firstDay, lastDay, timeZone, ...span },
      ...{ creatorId: access.user.userId, createdAt: now(), version: 1 },
    };
    // A lease of today begins now: what was reported earlier is the lessor's.
    const heldSince = new Date(Math.max(span.from.getTime(), now().getTime()));
    const trailers = ready.flatMap(({ trailerId, vin, unitId }) =>
      trailerId && vin && unitId
        ? [{ lessorTrailerId: trailerId, lesseeTrailerId: ids.uuid(), vin, unitId, leftAt: null }]
        : [],
    );
    if (!(await repositories.leases.add(lease, trailers))) throw notFound();
    await repositories.custody.lend(
      trailers.map(({ lessorTrailerId, lesseeTrailerId }) => ({
        from: { customerId: lessorId, trailerId: lessorTrailerId },
        to: { customerId: lesseeId, trailerId: lesseeTrailerId },
        ...{ heldSince, lentUntil: span.until },
      })),
      now(),
    );
    await auditParties(context, 'lease.created', lease, {
      ...{ trailers: trailers.length, firstDay, lastDay: lastDay ?? '', timeZone },
    });
    await repositories.jobs.add(leaseRequests(lease));
    return answer(leaseId, context);
  },

  async controlTrailerLease(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('controlTrailerLease');
    const lease = isUuid(input.id) ? await repositories.leases.lock(input.id) : undefined;
    if (!lease) throw notFound();
    const action = checkedAction(input.action);
    if (lease.version !== input.version)
      throw conflict(LEASE_MESSAGES.changed, { current: await answer(lease.leaseId, context) });
    if (!leaseActions(lease.state).includes(action)) throw badInput(LEASE_MESSAGES.notNow);
    const after = { ...(await ACTIONS[action](lease, input, context)), version: lease.version + 1 };
    await repositories.leases.put(after);
    if (after.state !== LeaseState.Canceled) {
      await repositories.custody.setLentUntil(await lesseeKeys(lease, context), after.until);
      await repositories.jobs.add(leaseRequests(after));
    }
    if (action === 'cancel') await auditParties(context, 'lease.canceled', after, {});
    // The job that ends the records writes the line of the end itself.
    else {
      const detail = { lastDayBefore: lease.lastDay ?? '', lastDay: after.lastDay ?? '', timeZone: lease.timeZone };
      await auditParties(context, 'lease.endChanged', after, detail);
    }
    return answer(lease.leaseId, context);
  },
};

type Change = (lease: LeaseRecord, input: ControlLeaseInput, context: GraphQLContext) => Promise<LeaseRecord>;

const ACTIONS: Record<LeaseAction, Change> = {
  async cancel(lease, _, context) {
    await context.repositories.custody.deleteWaiting(await lesseeKeys(lease, context));
    return { ...lease, state: LeaseState.Canceled };
  },
  async end(lease, _, { now }) {
    const at = now();
    return { ...lease, until: at, lastDay: isoDayOf(at, lease.timeZone) };
  },
  async changeEnd(lease, { lastDay = null }, context) {
    const { now, repositories } = context;
    const [first, last] = [dayOf(lease.firstDay), lastDay === null ? null : dayOf(lastDay)];
    if (!first || last === undefined) throw badInput(LEASE_MESSAGES.day);
    const days = { firstDay: first, lastDay: last, timeZone: lease.timeZone };
    // The first day may be long ago.
    const problem = leaseDaysProblem(days, lease.from);
    if (problem) throw badInput(LEASE_MESSAGES.days[problem]);
    const { until } = leaseSpan(days);
    if (until !== null && until < dayBounds(calendarDayOf(now(), lease.timeZone), lease.timeZone).before)
      throw badInput(LEASE_MESSAGES.lastDayPast);
    const trailers = await repositories.leases.trailers(lease.leaseId, '', ALL_TRAILERS);
    await repositories.custody.lock(
      trailers.map(({ lessorTrailerId }) => ({ customerId: lease.lessorId, trailerId: lessorTrailerId })),
    );
    const spans = await repositories.leases.spansOf(trailers.map(({ lessorTrailerId }) => lessorTrailerId));
    const other = spans.find(
      (span) => span.leaseId !== lease.leaseId && spansOverlap({ from: lease.from, until }, span),
    );
    if (other) {
      const vin = trailers.find(({ lessorTrailerId }) => lessorTrailerId === other.lessorTrailerId)?.vin ?? '';
      throw badInput(LEASE_MESSAGES.overlaps(vin, other.lesseeName, isoDayOf(other.from, lease.timeZone)));
    }
    return { ...lease, until, lastDay };
  },
};

function checkedAction(text: string): LeaseAction {
  if (!(text in ACTIONS)) throw badInput(LEASE_MESSAGES.action);
  return text as LeaseAction;
}

const conflict = (message: string, details: Record<string, unknown>) =>
  apiError(ApiErrorCode.Conflict, message, { details });

const keysOf = (customerId: number, lines: readonly { trailerId: string | null }[]) =>
  lines.flatMap(({ trailerId }) => (trailerId ? [{ customerId, trailerId }] : []));

async function lesseeKeys({ leaseId, lesseeId }: LeaseRecord, { repositories }: GraphQLContext) {
  const trailers = await repositories.leases.trailers(leaseId, '', ALL_TRAILERS);
  return trailers.map(({ lesseeTrailerId }) => ({ customerId: lesseeId, trailerId: lesseeTrailerId }));
}

async function answer(leaseId: string, { repositories }: GraphQLContext): Promise<TrailerLease> {
  const lease = await repositories.leases.byId(leaseId);
  if (!lease) throw notFound();
  return toLease(lease);
}
