'use client';
export { customersQuery } from './customersQuery';
export { type ApiLive, useApiLive } from './useApiLive';
export type {
  ApiInfiniteQuery,
  ApiMutation,
  ApiQuery,
  ApiQueryOptions,
} from './useApiQuery';
export { useApiFetch, useApiInfiniteQuery, useApiMutation, useApiQuery } from './useApiQuery';
export type { Notice, UnitSystem, WidgetHostProps, WidgetHostValue, WidgetLinks } from './WidgetHost';
export { createWidgetQueryClient, useWidgetHost, WidgetHost } from './WidgetHost';
