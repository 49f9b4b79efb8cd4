import { Polygon, Polyline } from '@vis.gl/react-google-maps';
import { memo, useMemo } from 'react';
import { useCell } from '../../cell';
import type { AreaFeature } from '../../mapFeatures';
import type { MapPalette } from '../../mapPalette';
import { areaOf, edgeOf } from '../areas';
import type { GoogleScene } from '../googleScene';

interface GoogleAreasProps {
  scene: GoogleScene;
  onMarker: (id: string) => void;
  /** The mouse is over an area; undefined when it has left it. */
  onHover: (id: string | undefined, at: { clientX: number; clientY: number }) => void;
}

/** The areas of a scene as polygons. */
export function GoogleAreas({ scene, onMarker, onHover }: GoogleAreasProps) {
  const areas = useCell(scene.areas);
  const marked = useCell(scene.marked);
  const palette = useCell(scene.palette);
  return [...areas, ...marked].map((area) => (
    <GoogleArea
      key={area.isOutline ? `outline ${area.id}` : area.id}
      area={area}
      palette={palette}
      onMarker={onMarker}
      onHover={onHover}
    />
  ));
}

const GoogleArea = memo(function GoogleArea({
  area,
  palette,
  onMarker,
  onHover,
}: Omit<GoogleAreasProps, 'scene'> & { area: AreaFeature; palette: MapPalette }) {
  const options = useMemo(() => areaOf(area, palette), [area, palette]);
  const edge = useMemo(() => edgeOf(area, palette), [area, palette]);
  return (
    <>
      <Polygon
        {...options}
        // An outline is above its area, which would lose the mouse to it.
        {...(area.isOutline
          ? { clickable: false }
          : {
              onClick: () => onMarker(area.id),
              onMouseOver: ({ domEvent }) => onHover(area.id, domEvent as MouseEvent),
              onMouseOut: ({ domEvent }) => onHover(undefined, domEvent as MouseEvent),
            })}
      />
      {edge.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id
        <Polyline key={index} {...line} />
      ))}
    </>
  );
});
