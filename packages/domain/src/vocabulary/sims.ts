import { lookup, type Word } from './lookup';

/** States of a SIM at its provider. A deactivated SIM can't be activated again. */
export const SimState = {
  Ready: 'ready',
  Active: 'active',
  Suspended: 'suspended',
  Deactivated: 'deactivated',
} as const;
export type SimState = (typeof SimState)[keyof typeof SimState];
/** The SIM states with their labels, in the order of a SIM's life. */
export const SIM_STATES: readonly Word<SimState>[] = [
  { id: 'ready', label: 'Ready' },
  { id: 'active', label: 'Active' },
  { id: 'suspended', label: 'Suspended' },
  { id: 'deactivated', label: 'Deactivated' },
];
/** Finds a SIM state by id; an unknown id is kept and labeled as unknown. */
export const simState = lookup(SIM_STATES, 'SIM state');

/** Changes that can be requested from a provider. */
export const SimAction = {
  Activate: 'activate',
  Suspend: 'suspend',
  ChangePlan: 'changePlan',
  Deactivate: 'deactivate',
} as const;
export type SimAction = (typeof SimAction)[keyof typeof SimAction];
/** The SIM actions with their labels, in display order. */
export const SIM_ACTIONS: readonly Word<SimAction>[] = [
  { id: 'activate', label: 'Activate' },
  { id: 'suspend', label: 'Suspend' },
  { id: 'changePlan', label: 'Change plan' },
  { id: 'deactivate', label: 'Deactivate' },
];
/** Finds a SIM action by id; an unknown id is kept and labeled as unknown. */
export const simAction = lookup(SIM_ACTIONS, 'SIM action');

/**
 * States of a requested change. `unknown`: the provider didn't answer in time, so it is asked again with the same key.
 * `overtaken`: the provider reported another status or plan that ended it.
 */
export const SimRequestState = {
  Queued: 'queued',
  Accepted: 'accepted',
  Unknown: 'unknown',
  Done: 'done',
  Refused: 'refused',
  Overtaken: 'overtaken',
} as const;
export type SimRequestState = (typeof SimRequestState)[keyof typeof SimRequestState];
/** The states of a requested change with their labels, in the order in which a request passes through them. */
export const SIM_REQUEST_STATES: readonly Word<SimRequestState>[] = [
  { id: 'queued', label: 'Waiting to be sent' },
  { id: 'accepted', label: 'Accepted, not confirmed yet' },
  { id: 'unknown', label: 'Timed out, will be sent again' },
  { id: 'done', label: 'Confirmed' },
  { id: 'refused', label: 'Refused' },
  { id: 'overtaken', label: 'Ended by another status or plan' },
];
/** Finds the state of a requested change by id; an unknown id is kept and labeled as unknown. */
export const simRequestState = lookup(SIM_REQUEST_STATES, 'request state');

/** Why a provider refuses a change. */
export const SimRefusal = {
  NotAllowed: 'notAllowed',
  UnknownSim: 'unknownSim',
  CarrierLock: 'carrierLock',
  PlanEnded: 'planEnded',
  Billing: 'billing',
  Other: 'other',
} as const;
export type SimRefusal = (typeof SimRefusal)[keyof typeof SimRefusal];
/** The reasons of refusals with their labels. */
export const SIM_REFUSALS: readonly Word<SimRefusal>[] = [
  { id: 'notAllowed', label: 'The provider does not allow this change from the current status' },
  { id: 'unknownSim', label: 'The provider has no SIM with this ICCID' },
  { id: 'carrierLock', label: 'The carrier has locked this SIM' },
  { id: 'planEnded', label: 'The plan of this SIM has ended' },
  { id: 'billing', label: 'The account has an unpaid invoice' },
  { id: 'other', label: 'The provider gave no reason' },
];
/** Finds the reason of a refusal by id; an unknown id is kept and labeled as unknown. */
export const simRefusal = lookup(SIM_REFUSALS, 'refusal');

/** What a filter of requested changes selects. `noAnswer` requests are also pending. */
export const SimRequestFilter = { Pending: 'pending', NoAnswer: 'noAnswer', Refused: 'refused' } as const;
export type SimRequestFilter = (typeof SimRequestFilter)[keyof typeof SimRequestFilter];
/** The filters of requested changes with their labels. */
export const SIM_REQUEST_FILTERS: readonly Word<SimRequestFilter>[] = [
  { id: 'pending', label: 'Change pending' },
  { id: 'noAnswer', label: 'No answer from the provider' },
  { id: 'refused', label: 'Change refused' },
];
