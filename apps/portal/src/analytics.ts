import type { AnalyticsEvent, AnalyticsSink } from '@gladhand/domain';

declare global {
  interface Window {
    /** The queue of a tag manager, if the operator of the portal has installed one. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Sends events to the operator's queue. Without a queue nothing is kept or sent. */
export const analytics: AnalyticsSink = (event) => {
  window.dataLayer?.push(event);
};
