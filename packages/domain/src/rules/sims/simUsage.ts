/** Data that a SIM used in a calendar month of its plan's time zone. */
export interface SimUsageFacts {
  /** 'YYYY-MM'. */
  readonly month: string | null;
  readonly usedMb: number | null;
}

/** What a plan includes. The SIMs of a pooled plan share what all of them include. */
export interface SimPlanFacts {
  readonly includedMb: number;
  readonly isPooled: boolean;
  /** IANA zone whose calendar months are billed. */
  readonly timeZone: string;
}

/** Usage of the current billing month. */
export interface CurrentSimUsage {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** Null if nothing was reported for this month yet. */
  readonly usedMb: number | null;
  /** Above what the plan includes; 0 for a pooled plan, whose SIMs are judged together. */
  readonly overMb: number;
}

/** The month of an instant in a zone, 'YYYY-MM'. */
export function billingMonth(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(now);
  const part = (type: 'year' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

/** What a SIM used in the current month. Data of an earlier month doesn't count. */
export function currentSimUsage(usage: SimUsageFacts, plan: SimPlanFacts, now: Date): CurrentSimUsage {
  const month = billingMonth(now, plan.timeZone);
  const usedMb = usage.month === month ? usage.usedMb : null;
  const overMb = plan.isPooled || usedMb === null ? 0 : Math.max(0, usedMb - plan.includedMb);
  return { month, usedMb, overMb };
}
