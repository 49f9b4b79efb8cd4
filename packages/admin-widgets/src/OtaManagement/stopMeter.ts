/** Scale of the meter while any failure is too much, in percent. */
const WITHOUT_LIMIT_PERCENT = 10;

/** Parts of the meter of an automatic stop, in percent of its width, and the failure rate at its end. */
export interface StopMeter {
  /** Up to the limit. */
  within: number;
  /** Beyond the limit. */
  beyond: number;
  limitAt: number;
  endPercent: number;
}

/** The limit is in the middle, unless the scale would end above 100 % or the limit is 0. */
export function stopMeter(failedPercent: number, limit: number): StopMeter {
  const endPercent = limit === 0 ? WITHOUT_LIMIT_PERCENT : Math.min(100, 2 * limit);
  const share = (percent: number) => (Math.min(percent, endPercent) / endPercent) * 100;
  const within = share(Math.min(failedPercent, limit));
  return { within, beyond: share(failedPercent) - within, limitAt: share(limit), endPercent };
}
