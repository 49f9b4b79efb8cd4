import { SIM_POLICY } from '@gladhand/domain/sims';
import type { GraphQLContext } from '../../../graphql/context';
import type { SimBatch, SimBatchCount } from '../../../graphql/generated/resolvers';
import type { SimBatchRow } from '../repository';
import { planNameIn, planNames } from '../toSim';

/** A batch as far as the caller has access to its SIMs; undefined if there are none. */
export async function toBatch(
  batchId: string,
  { access, now, repositories: { sims } }: Pick<GraphQLContext, 'access' | 'now' | 'repositories'>,
): Promise<SimBatch | undefined> {
  const scope = access.scope.trailers;
  const rows = await sims.batch(batchId, scope, new Date(now().getTime() - SIM_POLICY.noAnswerAfterMs));
  const [first, second] = await sims.requestsOfBatch(batchId, scope, 2);
  if (!first) return undefined;
  return {
    ...{ batchId, action: first.action, requestedAt: first.requestedAt.toISOString() },
    planName: planNameIn(planNames(await sims.plans()), first.planId),
    ...{ requestedBy: first.requestedBy, iccid: second ? null : first.iccid },
    total: sum(rows),
    states: countsBy(rows, ({ state }) => state),
    noAnswer: sum(rows.filter(({ isLate }) => isLate)),
    refusals: countsBy(
      rows.filter(({ state }) => state === 'refused'),
      ({ reason }) => reason ?? 'other',
    ),
  };
}

const sum = (rows: readonly SimBatchRow[]) => rows.reduce((total, { sims }) => total + sims, 0);

function countsBy(rows: readonly SimBatchRow[], keyOf: (row: SimBatchRow) => string): SimBatchCount[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.sims);
  return [...counts].map(([value, sims]) => ({ value, sims })).sort((a, b) => b.sims - a.sims);
}
