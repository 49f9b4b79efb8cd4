import type { SimState } from '../../vocabulary/sims';
import { SimStatus } from '../../vocabulary/statuses';

/** The status of a SIM with the place of the provider's event that reported it. */
export interface SimStatusFacts {
  readonly state: SimState;
  readonly since: Date;
  /** Grows with each event of the SIM. */
  readonly sequence: number;
}

/** A status that a provider reports. */
export interface SimStatusEvent {
  readonly state: SimState;
  readonly occurredAt: Date;
  /** Null for providers without sequences: then the time decides. */
  readonly sequence: number | null;
}

/** What an event did: changed the status, confirmed it, or came after a newer one. */
export type SimEventOutcome = 'changed' | 'confirmed' | 'older';

/** The place of an event among those of its SIM. */
export const eventSequence = ({ sequence, occurredAt }: Pick<SimStatusEvent, 'sequence' | 'occurredAt'>): number =>
  sequence ?? occurredAt.getTime();

/** A SIM after an event. Events can come twice and in any order: an older one never replaces a newer one. */
export function followSimStatus(
  sim: SimStatusFacts,
  event: SimStatusEvent,
): { readonly sim: SimStatusFacts; readonly outcome: SimEventOutcome } {
  const sequence = eventSequence(event);
  if (sequence <= sim.sequence) return { sim, outcome: 'older' };
  if (event.state === sim.state) return { sim: { ...sim, sequence }, outcome: 'confirmed' };
  return { sim: { state: event.state, since: event.occurredAt, sequence }, outcome: 'changed' };
}

const TRAILER_STATUS: Readonly<Record<SimState, SimStatus | null>> = {
  ready: null,
  active: SimStatus.Activated,
  suspended: SimStatus.Suspended,
  deactivated: SimStatus.Deactivated,
};

/** The SIM status of the trailer of a SIM; null before its first activation. */
export const trailerSimStatus = (state: SimState): SimStatus | null => TRAILER_STATUS[state];
