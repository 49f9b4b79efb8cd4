import type { AlertBacktest, AlertBacktestInput } from '@gladhand/domain/alerts';

/** What is tested: a condition, trailers and days. */
export type BacktestSubject = Omit<AlertBacktestInput, 'after'>;

/** What a rule would have done, of the pages of trailers or geofences that were requested so far. */
export type BacktestResult = Omit<AlertBacktest, 'next'>;

export const NO_RESULT: BacktestResult = {
  ...{ firings: [], trailers: 0, geofences: null, matchingNow: 0, withoutData: 0 },
};

/** A result with the next page. */
export const withPage = (result: BacktestResult, page: AlertBacktest): BacktestResult => ({
  firings: [...result.firings, ...page.firings],
  trailers: result.trailers + page.trailers,
  geofences: page.geofences === null ? null : (result.geofences ?? 0) + page.geofences,
  matchingNow: result.matchingNow + page.matchingNow,
  withoutData: result.withoutData + page.withoutData,
});
