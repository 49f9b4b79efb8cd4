import {
  type SimAction,
  type SimPlan,
  type SimRequest,
  type SimSubscription,
  simRefusal,
  simRequestStage,
} from '@gladhand/domain/sims';
import { momentText, type Writing } from '../internal/writing';
import type { SUBSCRIPTION_MESSAGES } from './messages';

type Texts = typeof SUBSCRIPTION_MESSAGES;

/** What a request is shown as. */
export interface RequestText {
  text: string;
  stage: 'pending' | 'noAnswer' | 'refused';
}

/** The newest request of a SIM in words; undefined if it is over. */
export function requestText(
  request: SimRequest | null,
  now: Date,
  texts: Texts,
  writing: Writing,
): RequestText | undefined {
  if (!request) return undefined;
  const { action, planName, requestedAt, reason } = request;
  const facts = { ...request, requestedAt: new Date(requestedAt) } as Parameters<typeof simRequestStage>[0];
  const stage = simRequestStage(facts, now);
  if (stage === null) return undefined;
  const time = momentText(requestedAt, writing);
  switch (stage) {
    case 'refused':
      return { stage, text: texts.refusedBecause(writing.say(simRefusal(reason ?? 'other').label)) };
    case 'noAnswer':
      return { stage, text: texts.noAnswerSince(time) };
    case 'pending':
      if (planName) return { stage, text: texts.changingPlan(planName, time) };
      return { stage, text: texts.pending[action as SimAction]?.(time) ?? action };
  }
}

/** Megabytes with up to one digit after the point. */
export const megabytes = (value: number, locale: string): string =>
  value.toLocaleString(locale, { maximumFractionDigits: value < 100 ? 1 : 0 });

/** What a plan includes, in words. */
export function includesText({ includedMb, isPooled }: SimPlan, texts: Texts, locale: string): string {
  const amount = megabytes(includedMb, locale);
  return isPooled ? texts.includesPooled(amount) : texts.includes(amount);
}

/** What a SIM used, in words. */
export function usageText({ usedMb, plan }: SimSubscription, texts: Texts, locale: string): string {
  if (usedMb == null) return texts.notReported;
  const used = megabytes(usedMb, locale);
  return plan.isPooled ? texts.usedInPool(used) : texts.usedOf(used, megabytes(plan.includedMb, locale));
}

/** 'Nov 2026, America/Chicago'. */
export function monthText({ usageMonth, plan }: SimSubscription, texts: Texts, locale: string): string {
  const month = new Date(`${usageMonth}-15T12:00:00Z`);
  const name = month.toLocaleDateString(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return texts.monthOf(name, plan.timeZone);
}
