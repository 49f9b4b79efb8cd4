import { SHAPE_LIMITS, type ShapeMode } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { Button, SeverityIcon, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { areaMeasure, lengthMeasure, type Measure } from '../../../internal/shapeMeasures';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import type { NamedShape } from './OtherShapes';
import * as S from './ShapeSide.styles';
import type { ShapeFacts } from './shapeFacts';
import { useUnitName } from './useMeasureText';

interface FactLinesProps {
  mode: ShapeMode;
  facts: ShapeFacts;
  /** Shows another geofence on the map. */
  onShow: (shape: NamedShape) => void;
}

/** Area, perimeter, trailers inside and vertices of the shape, and the geofences it overlaps. */
export const FactLines = memo(function FactLines({ mode, facts, onShow }: FactLinesProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const formats = useReadingFormats();
  const unitName = useUnitName();
  const fact = (measure: Measure | undefined) =>
    measure ? (
      <>
        {measure.value} <small>{unitName(measure.unit)}</small>
      </>
    ) : (
      <small>{messages.noFact}</small>
    );
  const { areaSquareMeters, perimeterMeters, trailersInside, overlaps } = facts;
  const limit = mode === 'corridor' ? SHAPE_LIMITS.maxLinePoints : SHAPE_LIMITS.maxVertices;
  const [first] = overlaps;
  return (
    <>
      <S.Facts>
        <div>
          <dt>{messages.area}</dt>
          <dd>{fact(areaSquareMeters === undefined ? undefined : areaMeasure(areaSquareMeters, formats))}</dd>
        </div>
        <div>
          <dt>{messages.perimeter}</dt>
          <dd>{fact(perimeterMeters === undefined ? undefined : lengthMeasure(perimeterMeters, formats))}</dd>
        </div>
        {trailersInside !== undefined && (
          <div>
            <dt>{messages.trailersInside}</dt>
            <dd>{formats.count(trailersInside)}</dd>
          </div>
        )}
        {mode !== 'circle' && (
          <div>
            <dt>{messages.vertexFact}</dt>
            <dd>
              {formats.count(facts.vertices)} <small>{messages.ofLimit(formats.count(limit))}</small>
            </dd>
          </div>
        )}
      </S.Facts>
      {first && (
        <S.Line>
          <SeverityIcon tone="caution" />
          <span>
            {overlaps.length === 1
              ? messages.overlaps(first.name)
              : messages.overlapsSeveral(first.name, overlaps.length - 1)}
          </span>
          <Button kind="link" onClick={() => onShow(first)}>
            {messages.show}
          </Button>
        </S.Line>
      )}
    </>
  );
});
