import type { SimAction, SimRequestState, SimState } from '../../vocabulary/sims';
import { SIM_POLICY } from './simPolicy';

/** What each action needs and what it ends in. */
export const SIM_TRANSITIONS: Readonly<
  Record<SimAction, { readonly from: readonly SimState[]; readonly to: SimState }>
> = {
  activate: { from: ['ready', 'suspended'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  deactivate: { from: ['ready', 'active', 'suspended'], to: 'deactivated' },
};

/** Actions that are possible in a state, in display order; none for a deactivated SIM. */
export const simActionsOf = (state: SimState): SimAction[] =>
  (Object.keys(SIM_TRANSITIONS) as SimAction[]).filter((action) => SIM_TRANSITIONS[action].from.includes(state));

/** Whether an action can be requested, otherwise why not. */
export type SimFitness = 'ready' | 'sameStatus' | 'final' | 'notActive' | 'pending';

/** Judges an action. A SIM has one pending request at a time, and deactivation is final. */
export function simFitness(state: SimState, hasPending: boolean, action: SimAction): SimFitness {
  const { from, to } = SIM_TRANSITIONS[action];
  if (state === to) return 'sameStatus';
  if (state === 'deactivated') return 'final';
  if (hasPending) return 'pending';
  return from.includes(state) ? 'ready' : 'notActive';
}

/** Requests that the provider hasn't confirmed, refused or overtaken. */
export const OPEN_REQUEST_STATES = ['queued', 'accepted', 'unknown'] as const satisfies readonly SimRequestState[];

/** Whether a request waits for the provider. */
export const isRequestOpen = (state: SimRequestState): boolean =>
  (OPEN_REQUEST_STATES as readonly SimRequestState[]).includes(state);

/** A requested change. */
export interface SimRequestFacts {
  readonly action: SimAction;
  readonly state: SimRequestState;
  readonly requestedAt: Date;
}

/** What a request is shown as: pending, without an answer for too long, refused, or nothing. */
export function simRequestStage(request: SimRequestFacts | null, now: Date): 'pending' | 'noAnswer' | 'refused' | null {
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
