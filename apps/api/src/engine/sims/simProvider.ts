import type { SimOrder, SimRefusal, SimState } from '@gladhand/domain/sims';

/** A change of a SIM. A provider makes a change with the same key once, however often it is requested. */
export interface SimChange extends SimOrder {
  iccid: string;
  /** UUID of the request. */
  key: string;
}

/** The answer to a requested change. Accepted: the provider confirms it later by a callback. */
export type SimAnswer = { kind: 'accepted' } | { kind: 'refused'; reason: SimRefusal; detail: string | null };

/** A SIM as the provider has it. */
export interface ProviderSim {
  state: SimState;
  /** Null if the provider doesn't report it. */
  planId: string | null;
  occurredAt: Date;
  /** Grows with each status and plan of the SIM; null if the provider has no such number. */
  sequence: number | null;
}

/** The company that operates SIMs. Every function rejects with Unanswered if there is no answer in time. */
export interface SimProvider {
  change(change: SimChange, signal: AbortSignal): Promise<SimAnswer>;
  /** Undefined if the provider has no SIM with this ICCID. */
  read(iccid: string, signal: AbortSignal): Promise<ProviderSim | undefined>;
}
