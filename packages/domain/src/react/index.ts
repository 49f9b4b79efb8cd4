'use client';
export { isOffered } from './completeApi';
export { customersQuery } from './customersQuery';
export { scopedKey } from './scopedKey';
export { type ApiCache, useApiCache } from './useApiCache';
export { type ApiInfiniteQuery, useApiInfiniteQuery } from './useApiInfiniteQuery';
export { type ApiLive, useApiLive } from './useApiLive';
export type { ApiMutation, ApiQuery, ApiQueryOptions } from './useApiQuery';
export { useApiFetch, useApiMutation, useApiQuery } from './useApiQuery';
export { useMailDeliveries } from './useMailDeliveries';
export { useIsOffline, useKeptKeys } from './useOffline';
export { useReadingFormats } from './useReadingFormats';
export type {
  GeofenceLink,
  GuardLeaving,
  HostMessages,
  Notice,
  WidgetHostProps,
  WidgetHostValue,
  WidgetLinks,
} from './WidgetHost';
export { createWidgetQueryClient, useHostLanguage, useWidgetHost, WidgetHost } from './WidgetHost';
