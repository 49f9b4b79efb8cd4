'use client';
export { customersQuery } from './customersQuery';
export { type ApiInfiniteQuery, useApiInfiniteQuery } from './useApiInfiniteQuery';
export { type ApiLive, useApiLive } from './useApiLive';
export type { ApiMutation, ApiQuery, ApiQueryOptions } from './useApiQuery';
export { useApiFetch, useApiMutation, useApiQuery } from './useApiQuery';
export { useMailDeliveries } from './useMailDeliveries';
export type { GuardLeaving, Notice, UnitSystem, WidgetHostProps, WidgetHostValue, WidgetLinks } from './WidgetHost';
export { createWidgetQueryClient, useWidgetHost, WidgetHost } from './WidgetHost';
