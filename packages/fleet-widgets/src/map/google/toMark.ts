import { TRACKED_SEVERITIES } from '../clusters';
import type { MapMarker } from '../mapFeatures';
import { DRAW_ORDER, type DrawGroup } from '../mapLayers';
import { clusterPicture, shortCount, trailerPicture } from '../markerShapes';
import { PIN_ORDER, pinPicture } from '../pinShapes';
import { PLACE_ORDER, placePicture, pointerPicture } from '../placeShapes';
import type { Mark } from './marks';

/** No group has this many steps of its own, so groups don't mix. */
const GROUP_STEP = 100;
/** Clusters are in front of single trailers, so that their count is readable. */
const CLUSTER_STEP = 50;

const orderOf = (group: DrawGroup) => DRAW_ORDER.indexOf(group) * GROUP_STEP;

/** A marker as an element on Google's map. */
export function toMark(marker: MapMarker): Mark {
  const { id, lat, lng, title = '' } = marker;
  switch (marker.kind) {
    case 'cluster': {
      const { total, counts } = marker;
      const order = orderOf('fleet') + CLUSTER_STEP;
      return { id, lat, lng, named: clusterPicture(total, counts), text: shortCount(total), title, order };
    }
    case 'trailer': {
      const order = orderOf('fleet') + TRACKED_SEVERITIES.indexOf(marker.severity);
      return { id, lat, lng, named: trailerPicture(marker), title: title || marker.label, order };
    }
    case 'pin': {
      const { count, look, name } = marker;
      const order = orderOf('pins') + (count > 1 ? PIN_ORDER.length : PIN_ORDER.indexOf(look));
      const text = count > 1 ? shortCount(count) : undefined;
      return { id, lat, lng, named: pinPicture(marker), text, title: title || name, order };
    }
    case 'place': {
      const { type } = marker;
      const order = orderOf('places') + PLACE_ORDER.indexOf(type);
      return { id, lat, lng, named: placePicture(type), title, order };
    }
    case 'pointer': {
      const named = pointerPicture(marker.heading);
      return { id, lat, lng, named, title, order: orderOf('pointer') };
    }
  }
}
