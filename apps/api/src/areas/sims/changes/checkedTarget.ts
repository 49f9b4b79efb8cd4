import {
  iccidProblem,
  isRequestOpen,
  plainIccid,
  SIM_POLICY,
  type SimFitness,
  type SimOrder,
  simFitness,
} from '@gladhand/domain/sims';
import type { GraphQLContext } from '../../../graphql/context';
import type { SimLine, SimPlanCount, SimTarget, SimTargetInput } from '../../../graphql/generated/resolvers';
import { administers } from '../../../graphql/trailers/managedVehicle';
import { badInput } from '../../../http/apiError';
import { fold } from '../../../repositories/fleetFields';
import { checkedAction, checkedFilter } from '../checkedFilter';
import { SIM_MESSAGES } from '../messages';
import type { SimPlanRecord, SimRow } from '../repository';

const MAX_LINE = 64;

/** The SIMs of a target, and what the action would do to each. */
export interface CheckedTarget {
  order: SimOrder;
  /** The new plan of `changePlan`. */
  plan: SimPlanRecord | null;
  sims: readonly { readonly row: SimRow; readonly fitness: SimFitness }[];
  lines: SimLine[];
}

type Context = Pick<GraphQLContext, 'access' | 'now' | 'repositories'>;

/** Reads a target. Only SIMs of customers that the caller administers are in it. */
export async function checkedTarget(input: SimTargetInput, context: Context): Promise<CheckedTarget> {
  const action = checkedAction(input.action);
  const plan = action === 'changePlan' ? await checkedPlan(input.planId, context) : null;
  const order = { action, planId: plan?.planId ?? null };
  const { iccids, lines, filter } = input;
  if ([iccids, lines, filter].filter((given) => given != null).length !== 1) throw badInput(SIM_MESSAGES.oneTarget);
  const { scope } = context.access;
  const { sims } = context.repositories;
  const { simsPerBatch } = SIM_POLICY;
  if (lines) return { order, plan, ...(await pastedTarget(order, lines, context)) };
  if (iccids && iccids.length > simsPerBatch) throw badInput(SIM_MESSAGES.tooMany(simsPerBatch));
  const query = { scope: scope.trailers, filter: checkedFilter(filter ?? {}), now: context.now() };
  const rows = iccids
    ? await sims.byIccids(iccids, scope.trailers)
    : await sims.search({ ...query, sortBy: 'unitId', sortAsc: true, limit: MAX_FILTERED, offset: 0 });
  const judged = rows.flatMap((row) => judge(row, order, context));
  if (judged.filter(({ fitness }) => fitness === 'ready').length > simsPerBatch || rows.length === MAX_FILTERED)
    throw badInput(SIM_MESSAGES.tooMany(simsPerBatch));
  return { order, plan, lines: [], sims: judged };
}

/** SIMs of a filter that are looked at; most may already have the status. */
const MAX_FILTERED = 10_000;

/** The numbers of a target. */
export function countedTarget({ sims, lines }: CheckedTarget): SimTarget {
  const counts = new Map<SimFitness, number>();
  for (const { fitness } of sims) counts.set(fitness, (counts.get(fitness) ?? 0) + 1);
  const { ready = 0, ...others } = Object.fromEntries(counts) as Partial<Record<SimFitness, number>>;
  const plans = new Map<string, SimPlanCount>();
  for (const { row, fitness } of sims) {
    if (fitness !== 'ready') continue;
    const { planId, name } = row.plan;
    plans.set(planId, { planId, name, sims: (plans.get(planId)?.sims ?? 0) + 1 });
  }
  const fromPlans = [...plans.values()].sort((a, b) => b.sims - a.sims || (a.name < b.name ? -1 : 1));
  return {
    sims: ready,
    fromPlans,
    leftOut: Object.entries(others).map(([reason, left]) => ({ reason, sims: left })),
    lines,
  };
}

/** A plan that SIMs which the caller has access to have. */
async function checkedPlan(planId: string | null | undefined, { access, repositories }: Context) {
  if (planId == null) throw badInput(SIM_MESSAGES.choosePlan);
  const plan = (await repositories.sims.plansIn(access.scope.trailers)).find((one) => one.planId === planId);
  if (!plan) throw badInput(SIM_MESSAGES.unknownPlan);
  return plan;
}

const judge = (row: SimRow, order: SimOrder, { access }: Context) =>
  administers(access, row.customerId)
    ? [{ row, fitness: simFitness(row, row.request !== null && isRequestOpen(row.request.state), order) }]
    : [];

async function pastedTarget(
  order: SimOrder,
  lines: readonly string[],
  context: Context,
): Promise<Pick<CheckedTarget, 'sims' | 'lines'>> {
  const { pastedLines } = SIM_POLICY;
  if (lines.length > pastedLines) throw badInput(SIM_MESSAGES.tooManyLines(pastedLines));
  const texts = lines.map((text, at) => ({ line: at + 1, text: text.trim() })).filter(({ text }) => text !== '');
  const wanted = new Set(texts.flatMap(({ text }) => namesOf(text)).filter((text) => text.length <= MAX_LINE));
  const rows = await context.repositories.sims.matching([...wanted], context.access.scope.trailers);
  const byName = new Map<string, SimRow[]>();
  for (const row of rows.filter(({ customerId }) => administers(context.access, customerId))) {
    for (const name of new Set([row.iccid, fold(row.vin), fold(row.unitId)]))
      byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const chosen = new Map<string, { row: SimRow; fitness: SimFitness }>();
  const results = texts.map(({ line, text }): SimLine => {
    const found = new Map(namesOf(text).flatMap((name) => (byName.get(name) ?? []).map((row) => [row.iccid, row])));
    const [row, other] = [...found.values()];
    const shown = { line, text: text.slice(0, MAX_LINE), iccid: null, unitId: null };
    if (!row) return { ...shown, result: isIccidTypo(text) ? 'checkDigit' : 'notFound' };
    if (other) return { ...shown, result: 'ambiguous' };
    const [judged] = judge(row, order, context);
    const result = chosen.has(row.iccid) ? 'duplicate' : (judged?.fitness ?? 'notFound');
    if (judged) chosen.set(row.iccid, judged);
    return { ...shown, result, iccid: row.iccid, unitId: row.unitId };
  });
  return { sims: [...chosen.values()], lines: results };
}

/** What a line may name: a VIN or a unit ID as it is, and an ICCID without its spaces. */
const namesOf = (text: string) => [...new Set([fold(text), plainIccid(text)])];

const isIccidTypo = (text: string) => iccidProblem(plainIccid(text)) === 'checkDigit';
