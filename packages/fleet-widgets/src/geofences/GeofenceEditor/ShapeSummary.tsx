import { type GeofenceShape, shapeArea, shapeBounds, shapePerimeter } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { areaMeasure, lengthMeasure } from '../../internal/shapeMeasures';
import { cameraFor } from '../../map/google/googleCamera';
import { toScreen } from '../../map/mercator';
import * as S from './GeofenceEditor.styles';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';
import { ShapeLayers, StillShape } from './ShapeEditor/ShapeLayer';
import { anchorOf, drawnShape } from './ShapeEditor/shapePaths';
import { useMeasureText } from './ShapeEditor/useMeasureText';

interface ShapeSummaryProps {
  shape: GeofenceShape;
  trailersInside: number | undefined;
}

const SIZE = { widthPx: 104, heightPx: 78 };
const LIMITS = { paddingPx: 6, minZoom: 0, maxZoom: 20 };

/** The shape of the first step in a small picture and in words. */
export function ShapeSummary({ shape, trailersInside }: ShapeSummaryProps) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);
  const formats = useReadingFormats();
  const measureText = useMeasureText();
  const picture = useMemo(() => pictureOf(shape), [shape]);
  const count = vertexCount(shape);
  const facts = [
    count === undefined ? undefined : messages.vertices(count),
    measureText(areaMeasure(shapeArea(shape), formats)),
    messages.around(measureText(lengthMeasure(shapePerimeter(shape), formats))),
  ];
  return (
    <S.Summary>
      <ShapeLayers as="svg" aria-hidden="true" viewBox={`0 0 ${SIZE.widthPx} ${SIZE.heightPx}`} data-still="">
        {picture && <StillShape {...picture} />}
      </ShapeLayers>
      <div>
        <strong>{kindOf(shape, messages)}</strong>
        <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
        {trailersInside !== undefined && <span>{messages.trailersInside(formats.count(trailersInside))}</span>}
      </div>
    </S.Summary>
  );
}

function pictureOf(shape: GeofenceShape) {
  const box = shapeBounds(shape);
  const drawn = drawnShape(shape);
  const anchor = anchorOf(drawn);
  if (!anchor) return undefined;
  const whole = cameraFor([box.west, box.south, box.east, box.north], SIZE, LIMITS);
  return { shape: drawn, zoom: whole.zoom, at: toScreen(anchor, whole, SIZE) };
}

function kindOf(shape: GeofenceShape, messages: typeof GEOFENCE_EDITOR_MESSAGES): string {
  if (shape.type === 'circle') return messages.circle;
  if (shape.type === 'corridor') return messages.corridor;
  const holes = shape.parts.reduce((sum, part) => sum + part.holes.length, 0);
  const kind = shape.parts.length > 1 ? messages.withParts(messages.polygon, shape.parts.length) : messages.polygon;
  return holes > 0 ? messages.withHoles(kind, holes) : kind;
}

function vertexCount(shape: GeofenceShape): number | undefined {
  if (shape.type === 'circle') return undefined;
  if (shape.type === 'corridor') return shape.line.length;
  return shape.parts.flatMap(({ outer, holes }) => [outer, ...holes]).reduce((sum, { length }) => sum + length, 0);
}
