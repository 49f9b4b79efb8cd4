import type { SimAction, SimRefusal, SimRequestState, SimState } from '@gladhand/domain/sims';

/** What an event of the provider did. */
export type SimEventResult =
  | 'changed'
  | 'confirmed'
  | 'older'
  | 'usage'
  | 'refused'
  | 'registered'
  | 'ignored'
  | 'unknownSim'
  | 'unknownTrailer';

declare module '../../database/schema' {
  interface Database {
    sim_plans: { plan_id: string; name: string; included_mb: number; is_pooled: boolean; time_zone: string };
    sims: {
      iccid: string;
      customer_id: number;
      trailer_id: string;
      carrier: string;
      state: SimState;
      since: Date;
      sequence: number;
      until: Date | null;
      plan_id: string;
      plan_sequence: number;
      usage_month: string | null;
      used_mb: number | null;
      usage_at: Date | null;
      request_id: string | null;
    };
    sim_requests: {
      request_id: string;
      batch_id: string;
      iccid: string;
      action: SimAction;
      plan_id: string | null;
      state: SimRequestState;
      reason: SimRefusal | null;
      detail: string | null;
      requested_at: Date;
      user_id: string | null;
      requested_by: string;
      attempts: number;
      next_at: Date;
      answered_at: Date | null;
    };
    sim_events: {
      event_id: string;
      iccid: string;
      received_at: Date;
      occurred_at: Date;
      sequence: number | null;
      from_state: SimState | null;
      state: SimState | null;
      from_plan_id: string | null;
      plan_id: string | null;
      result: SimEventResult;
      body: string;
    };
  }
}
