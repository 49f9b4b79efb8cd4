import { SHAPE_LIMITS, type ShapeAction, type ShapeEdit } from '@gladhand/domain/geofences';
import { type Coordinate, CoordinateInput, type TypedValue, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { wrapped } from './coordinateText';
import { LengthField } from './LengthField';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import * as S from './ShapeSide.styles';

interface ShapeFieldsProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
}

/** Center and radius of a circle, or the width of a corridor. */
export function ShapeFields({ edit: { draft }, dispatch }: ShapeFieldsProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  if (draft.mode === 'polygon') return null;
  return (
    <S.Fields>
      {draft.mode === 'circle' ? (
        <>
          <CenterField
            center={draft.center}
            onChange={(at) => dispatch({ type: 'setCenter', at, gesture: 'center' })}
          />
          <LengthField
            label={messages.radius}
            unitLabel={messages.radiusUnit}
            meters={draft.radiusMeters}
            minMeters={SHAPE_LIMITS.minRadiusMeters}
            maxMeters={SHAPE_LIMITS.maxRadiusMeters}
            onChange={(meters) => dispatch({ type: 'setRadius', meters, gesture: 'radius' })}
          />
        </>
      ) : (
        <LengthField
          label={messages.width}
          unitLabel={messages.widthUnit}
          meters={2 * draft.halfWidthMeters}
          minMeters={2 * SHAPE_LIMITS.minHalfWidthMeters}
          maxMeters={2 * SHAPE_LIMITS.maxHalfWidthMeters}
          onChange={(meters) => dispatch({ type: 'setHalfWidth', meters: meters / 2, gesture: 'width' })}
        />
      )}
    </S.Fields>
  );
}

interface CenterFieldProps {
  center: Coordinate | undefined;
  onChange: (center: Coordinate) => void;
}

/** The field keeps an incomplete text; the center changes only with complete coordinates. */
function CenterField({ center, onChange }: CenterFieldProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const [typed, setTyped] = useState<TypedValue<Coordinate>>(null);
  const shown = center ? { lat: center.lat, lng: wrapped(center.lng) } : null;
  const isIncomplete = typed === '' || (typed === null && center === undefined);
  return (
    <CoordinateInput
      label={messages.center}
      value={isIncomplete ? typed : shown}
      onChange={(next) => {
        setTyped(next);
        if (next) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
