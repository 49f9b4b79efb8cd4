import { type Coordinate, CoordinateInput, type TypedValue, useMessages } from '@gladhand/ui';
import { memo, useState } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { SHAPE_EDITOR_MESSAGES } from './messages';

/** Moves the map to coordinates that were typed or pasted, also from a Google Maps link. */
export const PlaceSearch = memo(function PlaceSearch({ onPlace }: { onPlace: (place: MapPoint) => void }) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const [place, setPlace] = useState<TypedValue<Coordinate>>(null);
  return (
    <CoordinateInput
      aria-label={messages.goToPlace}
      placeholder={messages.goToPlace}
      value={place}
      onChange={(next) => {
        setPlace(next);
        if (next) onPlace(next);
      }}
    />
  );
});
