import { leaseActions } from '@gladhand/domain/leases';
import type { LeaseLine, TrailerLease } from '../../graphql/generated/resolvers';
import type { CheckedLine } from './checkedLease';
import type { NamedLease } from './repository';

export const toLease = (lease: NamedLease): TrailerLease => ({
  ...{ id: lease.leaseId, version: lease.version, state: lease.state, timeZone: lease.timeZone },
  lessor: { id: lease.lessorId, name: lease.lessorName },
  lessee: { id: lease.lesseeId, name: lease.lesseeName },
  ...{ firstDay: lease.firstDay, lastDay: lease.lastDay, trailers: lease.trailers },
  from: lease.from.toISOString(),
  until: lease.until?.toISOString() ?? null,
  createdByEmail: lease.creatorEmail,
  createdAt: lease.createdAt.toISOString(),
  actions: leaseActions(lease.state),
});

export const toLeaseLine = ({ line, text, result, vin, unitId, overlaps }: CheckedLine): LeaseLine => ({
  ...{ line, text, result, vin, unitId },
  overlaps: overlaps && {
    ...{ id: overlaps.leaseId, lesseeName: overlaps.lesseeName },
    ...{ from: overlaps.from.toISOString(), until: overlaps.until?.toISOString() ?? null },
  },
});
