import type { AnalyticsEvent, AnalyticsSink } from '@gladhand/domain';

declare global {
  interface Window {
    /** A tag manager's queue, when the operator of the portal has installed one. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Hands events to the operator's queue; without one nothing is kept or sent. */
export const analytics: AnalyticsSink = (event) => {
  window.dataLayer?.push(event);
};
