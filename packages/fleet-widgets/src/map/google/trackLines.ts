import type { PolylineProps } from '@vis.gl/react-google-maps';
import type { TrackLine } from '../mapFeatures';
import type { MapPalette } from '../mapPalette';

const DASH = 'M 0,-1 0,1';

/** A line and its casing; one dashed line where the route is unknown. */
export function linesOf({ points, unseen }: TrackLine, palette: MapPalette): PolylineProps[] {
  const path = points.map(({ lat, lng }) => ({ lat, lng }));
  if (unseen) {
    const icon = { path: DASH, strokeColor: palette.text, strokeOpacity: 1, strokeWeight: 2, scale: 2 };
    return [{ path, clickable: false, strokeOpacity: 0, icons: [{ icon, offset: '0', repeat: '10px' }] }];
  }
  const line = { path, clickable: false, strokeOpacity: 1 };
  return [
    { ...line, strokeColor: palette.casing, strokeWeight: 7, zIndex: 1 },
    { ...line, strokeColor: palette.selected, strokeWeight: 3.5, zIndex: 2 },
  ];
}
