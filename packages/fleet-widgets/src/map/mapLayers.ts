import { createGlide } from './glide';
import type { LayerOptions } from './mapEngine';
import type {
  AreaFeature,
  FleetMarker,
  MapFeature,
  PinMarker,
  PlaceMarker,
  PointerMarker,
  TrackLine,
} from './mapFeatures';

/** Features that an engine draws together, whatever layers they come from. */
export interface DrawGroups {
  areas: AreaFeature;
  /** Areas that are hovered or selected. They are a group of their own, so that the many other ones stay as they are. */
  marked: AreaFeature;
  pins: PinMarker;
  tracks: TrackLine;
  fleet: FleetMarker;
  places: PlaceMarker;
  pointer: PointerMarker;
}

/** From the lowest to the topmost. */
export const DRAW_ORDER = ['areas', 'marked', 'pins', 'tracks', 'fleet', 'places', 'pointer'] as const;

export type DrawGroup = (typeof DRAW_ORDER)[number];

const GROUP_OF: Readonly<Record<Exclude<MapFeature['kind'], 'area'>, DrawGroup>> = {
  pin: 'pins',
  track: 'tracks',
  trailer: 'fleet',
  cluster: 'fleet',
  place: 'places',
  pointer: 'pointer',
};

function groupOf(feature: MapFeature): DrawGroup {
  if (feature.kind !== 'area') return GROUP_OF[feature.kind];
  return feature.look === 'hovered' || feature.look === 'selected' ? 'marked' : 'areas';
}

/** Draws all features of a group in place of the earlier ones. */
export type GroupDrawers = { readonly [G in DrawGroup]: (features: readonly DrawGroups[G][]) => void };

/** The layers of a map, for engines that draw by group. */
export interface MapLayers {
  /** Replaces a layer and draws the groups that have changed. Returns them. */
  set: (id: string, features: readonly MapFeature[], options?: LayerOptions) => readonly DrawGroup[];
  /** All features of a group. */
  features: <G extends DrawGroup>(group: G) => readonly DrawGroups[G][];
  /** Draws groups again as they are. @default all groups */
  redraw: (groups?: readonly DrawGroup[]) => void;
  /** Stops markers that are gliding. */
  stop: () => void;
}

type Grouped = { readonly [G in DrawGroup]: DrawGroups[G][] };
type Show = { readonly [G in DrawGroup]: (features: readonly DrawGroups[G][], glide: boolean) => void };

export function createMapLayers(draw: GroupDrawers): MapLayers {
  const layers = new Map<string, Grouped>();
  const [fleet, places, pointer] = [createGlide(draw.fleet), createGlide(draw.places), createGlide(draw.pointer)];
  const show: Show = {
    areas: draw.areas,
    marked: draw.marked,
    pins: draw.pins,
    tracks: draw.tracks,
    fleet: fleet.show,
    places: places.show,
    pointer: pointer.show,
  };

  function features<G extends DrawGroup>(group: G): readonly DrawGroups[G][] {
    const parts = [...layers.values()].map((layer) => layer[group]).filter(({ length }) => length > 0);
    const [only] = parts;
    return only && parts.length === 1 ? only : parts.flat();
  }
  const drawGroup = <G extends DrawGroup>(group: G, glide: boolean) => show[group](features(group), glide);

  return {
    features,
    set(id, shapes, options) {
      const before = layers.get(id);
      const next = grouped(shapes);
      if (shapes.length === 0) layers.delete(id);
      else layers.set(id, next);
      const changed = DRAW_ORDER.filter((group) => before?.[group].length || next[group].length);
      for (const group of changed) drawGroup(group, options?.glide ?? false);
      return changed;
    },
    redraw(groups = DRAW_ORDER) {
      for (const group of groups) drawGroup(group, false);
    },
    stop() {
      for (const glide of [fleet, places, pointer]) glide.stop();
    },
  };
}

function grouped(features: readonly MapFeature[]): Grouped {
  const groups: Grouped = { areas: [], marked: [], pins: [], tracks: [], fleet: [], places: [], pointer: [] };
  for (const feature of features) (groups[groupOf(feature)] as MapFeature[]).push(feature);
  return groups;
}
