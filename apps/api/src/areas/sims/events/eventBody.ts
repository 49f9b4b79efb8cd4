import { SIM_REFUSALS, SIM_STATES } from '@gladhand/domain/sims';
import * as v from 'valibot';

const instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be a time in UTC, e.g. 2026-11-17T15:00:00Z'),
  v.transform((text) => new Date(text)),
);
const iccid = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const ids = <Id extends string>(words: readonly { readonly id: Id }[]) => words.map(({ id }) => id);

const statusEvent = v.object({
  type: v.literal('sim.status'),
  iccid,
  state: v.picklist(ids(SIM_STATES)),
  occurredAt: instant,
  /** Of the SIM's events. Without it the time decides. */
  sequence: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  until: v.optional(v.nullable(instant)),
});

const usageEvent = v.object({
  type: v.literal('sim.usage'),
  iccid,
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, e.g. 2026-11')),
  usedMb: v.pipe(v.number(), v.finite(), v.minValue(0)),
  occurredAt: instant,
});

const refusedEvent = v.object({
  type: v.literal('sim.refused'),
  iccid,
  /** The idempotency key of the change. */
  key: v.pipe(v.string(), v.uuid()),
  reason: v.picklist(ids(SIM_REFUSALS)),
  detail: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  occurredAt: instant,
});

/** What a provider sends. */
export const eventBody = v.variant('type', [statusEvent, usageEvent, refusedEvent]);
export type SimEventBody = v.InferOutput<typeof eventBody>;
