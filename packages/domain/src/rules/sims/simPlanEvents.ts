import { eventSequence, type SimEventOutcome } from './simStatusEvents';

/** The plan of a SIM with the place of the provider's event that reported it. */
export interface SimPlanState {
  readonly planId: string;
  readonly planSequence: number;
}

/** A plan that a provider reports for a SIM. */
export interface SimPlanEvent {
  readonly planId: string;
  readonly occurredAt: Date;
  /** Null for providers without sequences: then the time decides. */
  readonly sequence: number | null;
}

/** A SIM after an event about its plan. As with its status, an older one never replaces a newer one. */
export function followSimPlan(
  sim: SimPlanState,
  event: SimPlanEvent,
): { readonly sim: SimPlanState; readonly outcome: SimEventOutcome } {
  const planSequence = eventSequence(event);
  if (planSequence <= sim.planSequence) return { sim, outcome: 'older' };
  const outcome = event.planId === sim.planId ? 'confirmed' : 'changed';
  return { sim: { planId: event.planId, planSequence }, outcome };
}
