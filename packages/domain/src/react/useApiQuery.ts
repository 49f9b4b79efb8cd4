'use client';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallOptions } from '../contract/callOptions';
import type { ApiError } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import { scopedKey } from './scopedKey';
import { useRequestId } from './useRequestId';
import { useWidgetHost } from './WidgetHost';

/** A query: its cache key and its call. */
export interface ApiQuery<Answer> {
  /** Unique within the host's scope, see `scopedKey`. */
  key: readonly unknown[];
  fetch: (api: PortalApi, options: CallOptions) => Promise<Answer>;
}

export interface ApiQueryOptions {
  /** @default true */
  enabled?: boolean | undefined;
  /** Refetches after this many milliseconds while the page is visible. @default never */
  refreshMs?: number | undefined;
  /** Shows the last answer while a query with another key is loading. @default false */
  keepPrevious?: boolean | undefined;
  /** How long an answer counts as fresh, in milliseconds. @default the client's default */
  staleMs?: number | undefined;
  /** How long an unused answer is kept, in milliseconds, e.g. for users without a network. @default the client's default */
  keptMs?: number | undefined;
}

/**
 * Overrides defaults that a page may set on a shared client for its own queries. They would break a widget: errors must
 * reach the widget's own error state, and nothing may replace its answers.
 */
export const UNAFFECTED = { throwOnError: false, select: undefined, initialData: undefined } as const;

/** Queries the API through the host's client. The only caller of `useQuery`. */
export function useApiQuery<Answer>(
  query: ApiQuery<Answer>,
  options: ApiQueryOptions = {},
): UseQueryResult<Answer, ApiError> {
  const { api, queryClient } = useWidgetHost();
  return useQuery<Answer, ApiError>(
    {
      ...UNAFFECTED,
      queryKey: scopedKey(api, query.key),
      queryFn: ({ signal }) => query.fetch(api, { signal }),
      enabled: options.enabled ?? true,
      refetchInterval: options.refreshMs ?? false,
      ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
      ...(options.keptMs === undefined ? {} : { gcTime: options.keptMs }),
      placeholderData: options.keepPrevious ? keepPreviousData : undefined,
    },
    queryClient,
  );
}

/** Fetches outside of rendering, e.g. page after page. Every call reaches the server; nothing is cached. */
export function useApiFetch(): <Answer>(query: ApiQuery<Answer>, signal?: AbortSignal) => Promise<Answer> {
  const { api } = useWidgetHost();
  return useCallback((query, signal) => query.fetch(api, { signal }), [api]);
}

/** A change, and the queries that it makes stale. */
export interface ApiMutation<Input, Answer> {
  /** `requestId` stays the same while the same input is retried: pass it to a create call. */
  run: (api: PortalApi, input: Input, requestId: string) => Promise<Answer>;
  /** Key prefixes to refetch after success. */
  invalidates?: ((input: Input, answer: Answer) => readonly (readonly unknown[])[]) | undefined;
}

/** Makes a change through the host's client. */
export function useApiMutation<Input, Answer>(
  mutation: ApiMutation<Input, Answer>,
): UseMutationResult<Answer, ApiError, Input> {
  const { api, queryClient } = useWidgetHost();
  const requestIds = useRequestId();
  return useMutation<Answer, ApiError, Input>(
    {
      throwOnError: false,
      mutationFn: (input) => mutation.run(api, input, requestIds.idFor(input)),
      onSuccess: async (answer, input) => {
        requestIds.succeeded();
        const keys = mutation.invalidates?.(input, answer) ?? [];
        await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: scopedKey(api, key) })));
      },
    },
    queryClient,
  );
}
