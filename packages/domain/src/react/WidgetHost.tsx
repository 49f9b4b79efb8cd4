'use client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ApiError, isRetryable } from '../contract/errors';
import type { PartialPortalApi, PortalApi } from '../contract/portalApi';
import type { AnalyticsEvent } from '../rules/analytics/analyticsEvent';
import type { UnitSystem } from '../rules/formats/shownUnit';
import type { PermissionSubject } from '../rules/permissions/permissionSubjects';
import type { FeatureName } from '../vocabulary/features';
import { completeApi } from './completeApi';

/** A message for the user outside the widget, e.g. as a toast. */
export interface Notice {
  tone: 'good' | 'caution' | 'critical' | 'neutral';
  title: string;
  detail?: string | undefined;
}

/** A geofence by its id, or by its name where only that is known. */
export type GeofenceLink = { customerId: number } & ({ geofenceId: string } | { name: string });

/** URLs of pages that widgets link to. Without a builder the link is plain text. */
export interface WidgetLinks {
  /** The page that shows one trailer. */
  trailer?: ((vin: string) => string) | undefined;
  /** The history of one trailer on a local day of the viewer, '2026-11-01', and there at an instant. */
  trailerHistory?: ((moment: { vin: string; day: string; at: Date }) => string) | undefined;
  /** The page that shows one customer. */
  customer?: ((customerId: number) => string) | undefined;
  /** The list of the trailers of one customer. */
  trailersOf?: ((customerId: number) => string) | undefined;
  /** The page that shows one user. */
  user?: ((userId: string) => string) | undefined;
  /** The page that shows one group of a customer. */
  group?: ((group: { customerId: number; groupId: string }) => string) | undefined;
  /** The page that shows one geofence of a customer. */
  geofence?: ((geofence: GeofenceLink) => string) | undefined;
  /** The page that shows an alert rule, or one of its alerts. */
  alert?: ((alert: { customerId: number; ruleId: string; alertId?: string }) => string) | undefined;
  /** A new geofence that begins as a circle around a place. */
  newGeofence?: ((place: { name: string; lat: number; lng: number }) => string) | undefined;
  /** The table of visits and dwell. The view is encoded by `encodeGeofenceVisits` of the fleet widgets. */
  geofenceVisits?: ((view: Readonly<Record<string, string>>) => string) | undefined;
  /** The maintenance dashboard. The view is encoded by `encodeMaintenance` of the fleet widgets. */
  maintenance?: ((view: Readonly<Record<string, string>>) => string) | undefined;
  /** The ABS faults of one trailer. */
  absTroubleshooting?: ((vin: string) => string) | undefined;
  /** The parts of one trailer. The view is encoded by `encodePartsView` of the fleet widgets. */
  parts?: ((vin: string, view?: Readonly<Record<string, string>>) => string) | undefined;
  /** A map of the fleet around a place. */
  place?: ((place: { name: string; lat: number; lng: number }) => string) | undefined;
  /** The audit log of one target: an email, a VIN or the name of a group. */
  history?: ((about: { target: string; customerId?: number | null }) => string) | undefined;
}

declare global {
  /** Every catalog of texts by its id. The packages with widgets add theirs. */
  interface GladhandMessages {}
}

/** Texts that replace the English ones: any of any catalog. */
export type HostMessages = { readonly [Id in keyof GladhandMessages]?: Partial<GladhandMessages[Id]> | undefined };

/**
 * Called while a form has unsaved changes. Before the user leaves the page, the host calls `ask` with the function that
 * leaves. The widget asks the user and calls it, or not. Returns a function that removes the guard.
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
  /** Texts that replace the English ones. */
  messages: HostMessages | undefined;
  can: (subject: PermissionSubject) => boolean;
  hasFeature: (feature: FeatureName) => boolean;
  notify: (notice: Notice) => void;
  track: (event: AnalyticsEvent) => void;
  guardLeaving: GuardLeaving;
}

export interface WidgetHostProps {
  /** The server: `createPortalApi(...)`, or the ports that your own server offers. */
  api: PartialPortalApi;
  /** The query client to share with the host. @default a client of this host alone */
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
  /**
   * Texts that replace the English ones, by the id of their catalog: `{ fleetStatusGrid: { fleetStatus: 'Fuhrpark' } }`,
   * or catalogs that the packages bring, e.g. of '@gladhand/fleet-widgets/de'. Keep the object between renders.
   */
  messages?: HostMessages | undefined;
  /** Whether the user may do something. It only hides what would fail: the API decides. @default everything */
  can?: ((subject: PermissionSubject) => boolean) | undefined;
  /** Whether a feature is on. @default none */
  hasFeature?: ((feature: FeatureName) => boolean) | undefined;
  /** @default nothing is shown */
  notify?: ((notice: Notice) => void) | undefined;
  /** @default nothing is sent */
  track?: ((event: AnalyticsEvent) => void) | undefined;
  /** Asks before the user leaves the page. @default only the widget's own dialogs ask */
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

/** Connects widgets to the page that embeds them. Renders no element. */
export function WidgetHost(props: WidgetHostProps) {
  const [ownClient] = useState(createWidgetQueryClient);
  const client = props.queryClient ?? ownClient;
  // Without a mounted client TanStack Query never refetches on focus or reconnect. Mounts are counted, so a second one
  // is safe.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);

  const value = useMemo<WidgetHostValue>(
    () => ({
      api: completeApi(props.api),
      queryClient: client,
      now: props.now ?? systemClock,
      links: props.links ?? links,
      units: props.units ?? 'us',
      timeZone: props.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: props.locale ?? 'en-US',
      messages: props.messages,
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
      props.messages,
      props.can,
      props.hasFeature,
      props.notify,
      props.track,
      props.guardLeaving,
    ],
  );
  return <WidgetHostContext value={value}>{props.children}</WidgetHostContext>;
}

/** The host's API, user and functions. Throws outside `<WidgetHost>`. */
export function useWidgetHost(): WidgetHostValue {
  const host = useContext(WidgetHostContext);
  if (!host) {
    throw new Error(
      '[domain] useWidgetHost was called outside <WidgetHost>, so there is no API to call. Wrap it: <WidgetHost api={createPortalApi({ endpoint })}>…</WidgetHost>',
    );
  }
  return host;
}

/** The language of the host around, for texts that need no server. Empty outside `<WidgetHost>`. */
export function useHostLanguage(): Partial<Pick<WidgetHostValue, 'locale' | 'messages'>> {
  return useContext(WidgetHostContext) ?? NO_LANGUAGE;
}

const NO_LANGUAGE = {};

/** A query client with the right retries for `ApiError`: none for mistakes of the caller, two for a lost connection. */
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
