/** What is told to a host that counts usage. No event names a person, and a trailer only by its sensor. */
export type AnalyticsEvent =
  | { readonly type: 'pageView'; readonly pageName: string; readonly path: string }
  | { readonly type: 'createAlert'; readonly alertTypeId: number }
  | { readonly type: 'createReport'; readonly reportTypeId: number }
  | { readonly type: 'filterClick'; readonly filter: string; readonly value: string }
  | { readonly type: 'sensorClick'; readonly sensorTypeId: number };

/** Where events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** The path of a page view without what identifies anything: VINs, ids and the query are cut out. */
export function pageViewPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return bare.replace(/\/[A-HJ-NPR-Z0-9]{17}(?=\/|$)/gi, '/{vin}').replace(/\/[0-9a-f]+-[0-9a-f-]+(?=\/|$)/gi, '/{id}');
}
