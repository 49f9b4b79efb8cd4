/** A usage event for hosts. No event identifies a person, and trailers appear only through a sensor. */
export type AnalyticsEvent =
  | { readonly type: 'pageView'; readonly pageName: string; readonly path: string }
  | { readonly type: 'createAlert'; readonly alertTypeId: number }
  | { readonly type: 'createReport'; readonly reportTypeId: number }
  | { readonly type: 'filterClick'; readonly filter: string; readonly value: string }
  | { readonly type: 'sensorClick'; readonly sensorTypeId: number };

/** Where events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** The path of a page view without anything that identifies: VINs, IDs and the query are removed. */
export function pageViewPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return bare.replace(/\/[A-HJ-NPR-Z0-9]{17}(?=\/|$)/gi, '/{vin}').replace(/\/[0-9a-f]+-[0-9a-f-]+(?=\/|$)/gi, '/{id}');
}
