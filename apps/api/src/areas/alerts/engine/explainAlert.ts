import {
  type AlertFacts,
  type AlertReport,
  countLeafOf,
  type ExplainedCondition,
  type ExplainedNode,
  type Explanation,
  explain,
  followReport,
  forgotten,
  passTime,
  statesBetween,
  UNKNOWN_TRAILER,
} from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import { authorizeReading } from '../../../graphql/customerAccess';
import type { ExplainAlertInput, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { CLOCK_TOLERANCE_MS } from '../../../ingest/takeReports';
import type { Repositories } from '../../../repositories/port';
import { narrowScope } from '../../../repositories/scope';
import { explainCounted } from '../counts/explainCounted';
import { ALERT_MESSAGES } from '../messages';
import { REPLAY_POLICY } from './alertPolicy';
import type { CompiledRule } from './compiledRule';
import { rulesOfTrailers } from './customerRules';
import { loggedReports } from './loggedReports';
import { messagesIfFired } from './messagesIfFired';

const MAX_SPAN_MS = 2 * DAY_MS;

export const explainAlert: QueryResolvers['explainAlert'] = async (_, { input }, context) => {
  const { customerId, ruleId, vin, geofenceId } = input;
  await authorizeReading('explainAlert', customerId, context);
  const { access, repositories, now } = context;
  const at = new Date(input.at);
  // A device whose clock is a little ahead can have begun an alert that soon.
  if (at.getTime() > now().getTime() + CLOCK_TOLERANCE_MS) throw badInput(ALERT_MESSAGES.notYet);
  const span = checkedSpan(input, now());
  const scope = narrowScope(access.scope.trailers, customerId);
  const rule = isUuid(ruleId) ? await repositories.alertRules.byId(customerId, ruleId) : undefined;
  const leaf = rule && countLeafOf(rule.condition);
  if (leaf) {
    if (geofenceId == null) throw badInput(ALERT_MESSAGES.chooseGeofence);
    if (rule.disabledAt && at >= rule.disabledAt) return unjudged('ruleOff');
    if (!isUuid(geofenceId)) return null;
    const question = { rule, leaf, geofenceId, scope, at, now: now() };
    const found = await explainCounted(repositories, question);
    return typeof found === 'string' ? unjudged(found) : found && explained(found, null);
  }
  if (vin == null) throw badInput(ALERT_MESSAGES.chooseTrailer);
  const key = await repositories.trailers.keyOf(vin, scope);
  const trailer = key && (await repositories.ingest.device(key))?.trailer;
  if (!trailer || trailer.customerId !== customerId || !rule) return null;
  if (rule.disabledAt && at >= rule.disabledAt) return unjudged('ruleOff');
  if (at < rule.validFrom) return unjudged('ruleYounger');
  const concerned = await repositories.transaction((within) => rulesOfTrailers(within, [trailer]));
  const compiled = concerned.get(trailer.trailerId)?.rules.find((one) => one.rule.ruleId === ruleId);
  if (!compiled) return unjudged('notConcerned');
  const answer = await explainAt(repositories, trailer, compiled, at);
  const isFiring = answer.verdict === 'firing';
  return {
    ...answer,
    states: span && (await statesOf(repositories, trailer, compiled, span)),
    messages:
      input.withMessages && !isFiring
        ? await messagesIfFired(context, compiled.rule, trailer, { at, reportedAt: answer.reportedAt })
        : null,
  };
};

/** The time whose states were requested, up to now. */
function checkedSpan({ from, to }: ExplainAlertInput, now: Date): { from: Date; to: Date } | null {
  if (from == null || to == null) return null;
  const span = { from: new Date(from), to: new Date(to) };
  const lasts = Number(span.to) - Number(span.from);
  if (lasts <= 0 || lasts > MAX_SPAN_MS) throw badInput(ALERT_MESSAGES.span);
  return { from: span.from, to: span.to > now ? now : span.to };
}

const unjudged = (verdict: string) => ({ verdict, since: null, state: null, root: null, reportedAt: null });

/** Follows a trailer from the last checkpoint to an instant, and explains a rule there. */
async function explainAt(repositories: Repositories, trailer: TrailerRecord, rule: CompiledRule, at: Date) {
  const checkpoint = await repositories.alertMemory.checkpointBefore(trailer, at);
  const after = checkpoint?.at ?? new Date(rule.validFrom.getTime() - REPLAY_POLICY.beforeFirstMs);
  const reports = await loggedReports(repositories, trailer, { after, now: at, timesLife: 1, fix: checkpoint?.fix });
  let state = checkpoint?.state ?? UNKNOWN_TRAILER;
  let last: { report: AlertReport; before: AlertFacts } | undefined;
  for (const { report } of reports) {
    if (report.at > at) break;
    last = { report, before: state.facts };
    state = followReport(state, [rule], report).trailer;
  }
  state = passTime(state, [rule], at).trailer;
  const memory = { ...(state.rules[rule.key] ?? forgotten(rule.plan)), judgedAt: state.judgedAt };
  const isOfRule = at > rule.validFrom;
  const reported = isOfRule && last?.report.at.getTime() === at.getTime() ? last : undefined;
  const { installedSensorTypeIds } = trailer;
  const found = explain(rule.plan, memory, state.facts, at, { installedSensorTypeIds, reported });
  const reportedAt = state.facts.reportedAt === undefined ? null : new Date(state.facts.reportedAt).toISOString();
  const wire = explained(found, reportedAt);
  return found.isFiring || reportedAt !== null ? wire : { ...wire, verdict: 'noReports' };
}

/** The states of a rule for a trailer, by the same reports. */
async function statesOf(
  repositories: Repositories,
  trailer: TrailerRecord,
  rule: CompiledRule,
  { from, to }: { from: Date; to: Date },
) {
  const start = from > rule.validFrom ? from : rule.validFrom;
  const checkpoint = await repositories.alertMemory.checkpointBefore(trailer, start);
  const after = checkpoint?.at ?? new Date(start.getTime() - REPLAY_POLICY.beforeFirstMs);
  const reports = await loggedReports(repositories, trailer, { after, now: to, timesLife: 1, fix: checkpoint?.fix });
  const spans = statesBetween(
    checkpoint?.state ?? UNKNOWN_TRAILER,
    rule,
    reports.map(({ report }) => report),
    { from, to, installedSensorTypeIds: trailer.installedSensorTypeIds },
  );
  return spans.map((span) => ({ from: span.from.toISOString(), to: span.to.toISOString(), state: span.state }));
}

const explained = ({ isFiring, since, state, root }: Explanation, reportedAt: string | null) => ({
  ...{ verdict: isFiring ? 'firing' : 'notMet', state, root: toWire(root), reportedAt },
  since: since?.toISOString() ?? null,
});

function toWire(node: ExplainedNode): ExplainedCondition {
  const truth = node.truth ?? null;
  if (node.kind !== 'leaf') return { kind: node.kind, truth, of: node.of.map(toWire) };
  return {
    ...{ kind: 'leaf', leaf: node.leaf, truth, state: node.state },
    value: node.value ?? null,
    reportedAt: node.reportedAt?.toISOString() ?? null,
    since: node.since?.toISOString() ?? null,
    dueAt: node.dueAt?.toISOString() ?? null,
    threshold: node.threshold ?? null,
    unknown: node.unknown ?? null,
  };
}
