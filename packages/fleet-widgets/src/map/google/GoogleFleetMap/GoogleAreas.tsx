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
}

/** The areas of a scene as polygons. */
export function GoogleAreas({ scene, onMarker }: GoogleAreasProps) {
  const areas = useCell(scene.areas);
  const marked = useCell(scene.marked);
  const palette = useCell(scene.palette);
  return [...areas, ...marked].map((area) => (
    <GoogleArea
      key={area.isOutline ? `outline ${area.id}` : area.id}
      area={area}
      palette={palette}
      onMarker={onMarker}
    />
  ));
}

const GoogleArea = memo(function GoogleArea({
  area,
  palette,
  onMarker,
}: {
  area: AreaFeature;
  palette: MapPalette;
  onMarker: (id: string) => void;
}) {
  const options = useMemo(() => areaOf(area, palette), [area, palette]);
  const edge = useMemo(() => edgeOf(area, palette), [area, palette]);
  return (
    <>
      <Polygon {...options} onClick={() => onMarker(area.id)} />
      {edge.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id
        <Polyline key={index} {...line} />
      ))}
    </>
  );
});
