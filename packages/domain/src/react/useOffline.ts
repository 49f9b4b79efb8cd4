'use client';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { scopedKey } from './scopedKey';
import { useWidgetHost } from './WidgetHost';

/** Whether the browser has no network. Queries wait for it, and answers that are kept stay. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => !onlineManager.isOnline(),
    () => false,
  );

/** What follows a key prefix in the keys of answers that are kept, in the order in which they were requested. */
export function useKeptKeys(prefix: readonly unknown[]): readonly (readonly unknown[])[] {
  const { api, queryClient } = useWidgetHost();
  const key = scopedKey(api, prefix);
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: key })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => queryKey.slice(key.length));
}
