import type { SimAction, SimRequestState, SimState } from '../../vocabulary/sims';
import { SIM_POLICY } from './simPolicy';

/** What each action needs and what it ends in; null leaves the status as it is. */
export const SIM_TRANSITIONS: Readonly<
  Record<SimAction, { readonly from: readonly SimState[]; readonly to: SimState | null }>
> = {
  activate: { from: ['ready', 'suspended'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  changePlan: { from: ['ready', 'active', 'suspended'], to: null },
  deactivate: { from: ['ready', 'active', 'suspended'], to: 'deactivated' },
};

/** Actions that are possible in a state, in display order; none for a deactivated SIM. */
export const simActionsOf = (state: SimState): SimAction[] =>
  (Object.keys(SIM_TRANSITIONS) as SimAction[]).filter((action) => SIM_TRANSITIONS[action].from.includes(state));

/** An action with what it needs. */
export interface SimOrder {
  readonly action: SimAction;
  /** The new plan of `changePlan`; null for the others. */
  readonly planId: string | null;
}

/** Whether an action can be requested, otherwise why not. */
export type SimFitness = 'ready' | 'sameStatus' | 'samePlan' | 'final' | 'notActive' | 'pending';

/** Judges an action. A SIM has one pending request at a time, and deactivation is final. */
export function simFitness(
  { state, planId }: { readonly state: SimState; readonly planId: string },
  hasPending: boolean,
  order: SimOrder,
): SimFitness {
  const { from, to } = SIM_TRANSITIONS[order.action];
  if (state === to) return 'sameStatus';
  if (state === 'deactivated') return 'final';
  if (planId === order.planId) return 'samePlan';
  if (hasPending) return 'pending';
  return from.includes(state) ? 'ready' : 'notActive';
}

/** Requests that the provider hasn't confirmed, refused or overtaken. */
export const OPEN_REQUEST_STATES = ['queued', 'accepted', 'unknown'] as const satisfies readonly SimRequestState[];

/** Whether a request waits for the provider. */
export const isRequestOpen = (state: SimRequestState): boolean =>
  (OPEN_REQUEST_STATES as readonly SimRequestState[]).includes(state);

/** A requested change. */
export interface SimRequestFacts extends SimOrder {
  readonly state: SimRequestState;
  readonly requestedAt: Date;
}

/** What a request is shown as: pending, without an answer for too long, refused, or nothing. */
export function simRequestStage(
  request: Pick<SimRequestFacts, 'state' | 'requestedAt'> | null,
  now: Date,
): 'pending' | 'noAnswer' | 'refused' | null {
  if (request?.state === 'refused') return 'refused';
  if (!request || !isRequestOpen(request.state)) return null;
  const isLate = now.getTime() - request.requestedAt.getTime() >= SIM_POLICY.noAnswerAfterMs;
  return isLate ? 'noAnswer' : 'pending';
}

/** A request's state after the provider has reported a status that was not known before. */
export function requestAfterStatus(request: SimRequestFacts, reported: SimState): SimRequestState {
  if (!isRequestOpen(request.state)) return request.state;
  const { from, to } = SIM_TRANSITIONS[request.action];
  if (reported === to) return 'done';
  return from.includes(reported) ? request.state : 'overtaken';
}

/** A request's state after the provider has reported a plan. `before` is the plan that was known. */
export function requestAfterPlan(request: SimRequestFacts, before: string, reported: string): SimRequestState {
  if (!isRequestOpen(request.state) || request.action !== 'changePlan') return request.state;
  if (reported === request.planId) return 'done';
  return reported === before ? request.state : 'overtaken';
}
