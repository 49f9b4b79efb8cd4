import { lineLength, pointFrom } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { lengthMeasure } from '../../../internal/shapeMeasures';
import type { MapPoint } from '../../../map/mapFeatures';
import { shortPlace } from './coordinateText';
import { MapHandle } from './MapHandle';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import type { OverlayPlacer } from './overlayPlacer';
import { radiusTo } from './radius';
import type { Drag } from './useDrag';
import { useMeasureText } from './useMeasureText';

interface CircleHandlesProps {
  center: MapPoint;
  radiusMeters: number;
  placer: OverlayPlacer;
  drag: Drag;
  onCenter: (at: MapPoint, gesture: string) => void;
  onRadius: (meters: number, gesture: string) => void;
}

const EAST = Math.PI / 2;

/** The center of a circle, and a handle on its rim for the radius. */
export function CircleHandles({ center, radiusMeters, placer, drag, onCenter, onRadius }: CircleHandlesProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const formats = useReadingFormats();
  const measureText = useMeasureText();
  const rim = useMemo(() => pointFrom(center, EAST, radiusMeters), [center, radiusMeters]);
  return (
    <>
      <MapHandle
        label={messages.centerAt(shortPlace(center))}
        look="center"
        at={center}
        anchor={center}
        placer={placer}
        data-handle="center"
        data-current=""
        onPointerDown={(event) => drag.begin(event, center, onCenter)}
      />
      <MapHandle
        label={messages.radiusHandle(measureText(lengthMeasure(radiusMeters, formats)))}
        at={rim}
        anchor={center}
        placer={placer}
        data-handle="rim"
        onPointerDown={(event) =>
          drag.begin(event, rim, (to, gesture) => onRadius(radiusTo(lineLength([center, to])), gesture))
        }
      />
    </>
  );
}
