'use client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ApiError, isRetryable } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import type { AnalyticsEvent } from '../rules';

/** Something worth telling the user outside the widget, e.g. by a toast. */
export interface Notice {
  tone: 'good' | 'caution' | 'critical' | 'neutral';
  title: string;
  detail?: string | undefined;
}

/** Where a widget's links lead. A missing builder turns the link into plain text. */
export interface WidgetLinks {
  /** The page that shows one trailer. */
  trailer?: ((vin: string) => string) | undefined;
  /** The page that shows one user. */
  user?: ((userId: string) => string) | undefined;
  /** The page that shows one group of a customer. */
  group?: ((group: { customerId: number; groupId: string }) => string) | undefined;
  /** The audit log of one target: an email, a VIN or the name of a group. */
  history?: ((about: { target: string; customerId?: number | null }) => string) | undefined;
}

/** Units a reading is shown in. Stored values keep the units of their names. */
export type UnitSystem = 'us' | 'metric';

/**
 * Called while a form has unsaved changes. Before the page is left, the host calls `ask` with what leaves it; the widget
 * asks the user and calls that, or not. Answers what ends it.
 */
export type GuardLeaving = (ask: (leave: () => void) => void) => () => void;

export interface WidgetHostValue {
  api: PortalApi;
  queryClient: QueryClient;
  now: () => Date;
  links: WidgetLinks;
  units: UnitSystem;
  timeZone: string;
  locale: string;
  can: (subject: string) => boolean;
  hasFeature: (feature: string) => boolean;
  notify: (notice: Notice) => void;
  track: (event: AnalyticsEvent) => void;
  guardLeaving: GuardLeaving;
}

export interface WidgetHostProps {
  /** The server. `createPortalApi(...)`, or an own implementation of the port. */
  api: PortalApi;
  /** Share the host's cache. @default a cache of this host alone */
  queryClient?: QueryClient | undefined;
  /** @default () => new Date() */
  now?: (() => Date) | undefined;
  links?: WidgetLinks | undefined;
  /** @default 'us' */
  units?: UnitSystem | undefined;
  /** IANA name. @default the browser's zone */
  timeZone?: string | undefined;
  /** BCP 47. @default 'en-US' */
  locale?: string | undefined;
  /** May the user do this? Only spares dead ends: the API decides. @default everything */
  can?: ((subject: string) => boolean) | undefined;
  /** Is a feature of the server's list on? @default none */
  hasFeature?: ((feature: string) => boolean) | undefined;
  /** @default nothing is shown */
  notify?: ((notice: Notice) => void) | undefined;
  /** @default nothing is sent */
  track?: ((event: AnalyticsEvent) => void) | undefined;
  /** Asks before the page is left. @default only the widget's own dialogs ask */
  guardLeaving?: GuardLeaving | undefined;
  children: ReactNode;
}

const WidgetHostContext = createContext<WidgetHostValue | undefined>(undefined);

const links: WidgetLinks = {};
const systemClock = () => new Date();
const nobody = () => undefined;
const unguarded: GuardLeaving = () => nobody;
const yes = () => true;
const no = () => false;

/** The one door between widgets and the page that embeds them. Renders no element. */
export function WidgetHost(props: WidgetHostProps) {
  const [ownClient] = useState(createWidgetQueryClient);
  const client = props.queryClient ?? ownClient;
  // Without a mounted client TanStack Query never refetches on focus or reconnect; counted, so twice is safe.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);

  const value = useMemo<WidgetHostValue>(
    () => ({
      api: props.api,
      queryClient: client,
      now: props.now ?? systemClock,
      links: props.links ?? links,
      units: props.units ?? 'us',
      timeZone: props.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: props.locale ?? 'en-US',
      can: props.can ?? yes,
      hasFeature: props.hasFeature ?? no,
      notify: props.notify ?? nobody,
      track: props.track ?? nobody,
      guardLeaving: props.guardLeaving ?? unguarded,
    }),
    [
      props.api,
      client,
      props.now,
      props.links,
      props.units,
      props.timeZone,
      props.locale,
      props.can,
      props.hasFeature,
      props.notify,
      props.track,
      props.guardLeaving,
    ],
  );
  return <WidgetHostContext value={value}>{props.children}</WidgetHostContext>;
}

/** What the host offers. Throws outside `<WidgetHost>`. */
export function useWidgetHost(): WidgetHostValue {
  const host = useContext(WidgetHostContext);
  if (!host) {
    throw new Error(
      '[domain] useWidgetHost was called outside <WidgetHost>, so there is no API to call. Wrap it: <WidgetHost api={createPortalApi({ endpoint })}>…</WidgetHost>',
    );
  }
  return host;
}

/** A cache with the retries that fit `ApiError`: never for the caller's own mistakes, twice for a lost connection. */
export function createWidgetQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && error instanceof ApiError && isRetryable(error.code),
        staleTime: 5_000,
      },
    },
  });
}
