import { iccidProblem, SIM_REFUSALS, SIM_STATES } from '@gladhand/domain/sims';
import * as v from 'valibot';

const instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be a time in UTC, e.g. 2026-11-17T15:00:00Z'),
  v.transform((text) => new Date(text)),
);
const iccid = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const ids = <Id extends string>(words: readonly { readonly id: Id }[]) => words.map(({ id }) => id);

/** Of the SIM's events. Without it the time decides. */
const sequence = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);

const statusEvent = v.object({
  type: v.literal('sim.status'),
  iccid,
  state: v.picklist(ids(SIM_STATES)),
  occurredAt: instant,
  sequence,
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

const plan = v.object({
  planId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  includedMb: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
  isPooled: v.boolean(),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone, e.g. America/Chicago')),
});

const planEvent = v.object({ type: v.literal('sim.plan'), iccid, plan, occurredAt: instant, sequence });

const registeredEvent = v.object({
  type: v.literal('sim.registered'),
  iccid: v.pipe(
    iccid,
    v.check((text) => iccidProblem(text) === undefined, 'must have 19 or 20 digits, the last one by Luhn'),
  ),
  /** VIN of the trailer, or serial number of its device. */
  device: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  carrier: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  plan,
  state: v.picklist(ids(SIM_STATES)),
  occurredAt: instant,
  sequence,
  until: v.optional(v.nullable(instant)),
});

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a provider sends. */
export const eventBody = v.variant('type', [statusEvent, planEvent, usageEvent, refusedEvent, registeredEvent]);
export type SimEventBody = v.InferOutput<typeof eventBody>;
