import { createWidgetQueryClient } from '@gladhand/domain/react';
import { elementClass } from './elementClass';
import type { ElementHost } from './elementHost';
import type { ElementKind } from './elementKind';
import { FLEET_CONTROL, type FleetControlElement } from './fleetControl';
import { FLEET_GRID, type FleetGridElement } from './fleetGrid';
import { GEOFENCES, type GeofencesElement } from './geofences';
import { LIVE_MAP, type LiveMapElement } from './liveMap';
import { TRACKING, type TrackingElement } from './tracking';
import { TRAILER_DRAWER, type TrailerDrawerElement } from './trailerDrawer';

export type { WidgetElement } from './elementClass';
export type { ElementHost } from './elementHost';
export type {
  FleetControlElement,
  FleetGridElement,
  GeofencesElement,
  LiveMapElement,
  TrackingElement,
  TrailerDrawerElement,
};

declare global {
  interface HTMLElementTagNameMap {
    'gladhand-fleet-control': FleetControlElement;
    'gladhand-fleet-grid': FleetGridElement;
    'gladhand-geofences': GeofencesElement;
    'gladhand-live-map': LiveMapElement;
    'gladhand-tracking': TrackingElement;
    'gladhand-trailer-drawer': TrailerDrawerElement;
  }
}

/**
 * Registers the widgets as custom elements, for pages without React. They share one host and one cache. Names that are
 * already registered keep their class. The code of a widget loads with its first element.
 */
export function defineElements(host: ElementHost): void {
  const shared = { ...host, queryClient: host.queryClient ?? createWidgetQueryClient() };
  define(FLEET_CONTROL, shared);
  define(FLEET_GRID, shared);
  define(GEOFENCES, shared);
  define(LIVE_MAP, shared);
  define(TRACKING, shared);
  define(TRAILER_DRAWER, shared);
}

function define<Values>(kind: ElementKind<Values>, host: ElementHost): void {
  if (!customElements.get(kind.tag)) customElements.define(kind.tag, elementClass(kind, host));
}
