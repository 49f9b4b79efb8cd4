import { dayOf } from '@gladhand/domain/history';
import {
  LEASE_POLICY,
  LeaseResult,
  type LeaseSpan,
  leaseDaysProblem,
  leaseSpan,
  spansOverlap,
} from '@gladhand/domain/leases';
import { filledLines, judgeTransferLines, TransferResult } from '@gladhand/domain/transfers';
import type { LeaseCheckInput } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isTimeZone } from '../../http/timeZone';
import type { Repositories } from '../../repositories/port';
import { LEASE_MESSAGES } from './messages';
import type { TrailerLeaseSpan } from './repository';

/** A line with its result, and the lease that it overlaps. */
export interface CheckedLine {
  line: number;
  text: string;
  result: LeaseResult;
  trailerId: string | null;
  vin: string | null;
  unitId: string | null;
  overlaps: TrailerLeaseSpan | null;
}

export interface CheckedLease {
  span: LeaseSpan;
  lines: CheckedLine[];
}

type Needed = Pick<Repositories, 'custody' | 'customers' | 'leases' | 'transfers'>;

/** Checks a new lease against the trailers of its lessor. Rejects with what can't be done. */
export async function checkedLease(input: LeaseCheckInput, repositories: Needed, now: Date): Promise<CheckedLease> {
  const { lessorId, lesseeId } = input;
  if (lessorId === lesseeId) throw badInput(LEASE_MESSAGES.sameCustomer);
  const customers = await repositories.customers.find([lessorId, lesseeId]);
  if (customers.filter(({ active }) => active).length !== 2) throw badInput(LEASE_MESSAGES.noCustomer);
  const span = checkedSpan(input, now);
  return { span, lines: await checkedLines(input, span, repositories) };
}

function checkedSpan({ firstDay, lastDay, timeZone }: LeaseCheckInput, now: Date): LeaseSpan {
  if (!isTimeZone(timeZone)) throw badInput(LEASE_MESSAGES.timeZone);
  const [first, last] = [dayOf(firstDay), lastDay == null ? null : dayOf(lastDay)];
  if (!first || last === undefined) throw badInput(LEASE_MESSAGES.day);
  const days = { firstDay: first, lastDay: last, timeZone };
  const problem = leaseDaysProblem(days, now);
  if (problem) throw badInput(LEASE_MESSAGES.days[problem]);
  return leaseSpan(days);
}

async function checkedLines(
  { lines, lessorId }: LeaseCheckInput,
  span: LeaseSpan,
  { custody, leases, transfers }: Needed,
): Promise<CheckedLine[]> {
  if (lines.length > LEASE_POLICY.lines) throw badInput(LEASE_MESSAGES.tooManyLines(LEASE_POLICY.lines));
  const filled = filledLines(lines);
  const held = await custody.named(
    lessorId,
    filled.map(({ text }) => text),
  );
  const ids = held.map(({ trailerId }) => trailerId);
  const [waiting, spans] = await Promise.all([transfers.waiting(ids), leases.spansOf(ids)]);
  const overlapping = new Map<string, TrailerLeaseSpan>();
  for (const other of spans)
    if (spansOverlap(span, other) && !overlapping.has(other.lessorTrailerId))
      overlapping.set(other.lessorTrailerId, other);
  const judged = judgeTransferLines(
    filled,
    held.map(({ trailerId, vin, unitId, lessor }) => ({
      ...{ trailerId, vin, unitId, isLeased: lessor !== null },
      ...{ isOnLease: overlapping.has(trailerId), isInTransfer: waiting.has(trailerId) },
    })),
  );
  return judged.map((line) => {
    const isOverlapping = line.result === TransferResult.OnLease;
    return {
      ...line,
      result: isOverlapping ? LeaseResult.Overlaps : (line.result as LeaseResult),
      overlaps: isOverlapping ? (overlapping.get(line.trailerId ?? '') ?? null) : null,
    };
  });
}

/** Lines that name a trailer to lease. */
export const readyOf = (lines: readonly CheckedLine[]): CheckedLine[] =>
  lines.filter(({ result }) => result === LeaseResult.Ready);
