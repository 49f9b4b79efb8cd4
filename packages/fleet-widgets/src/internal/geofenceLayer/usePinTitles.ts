import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import type { AreaFeature, PinMarker } from '../../map/mapFeatures';
import { GEOFENCE_LAYER_MESSAGES } from './messages';

type Seen = readonly (AreaFeature | PinMarker)[];

/** Names the pins that group several geofences, for assistive technology. */
export function usePinTitles(): (seen: Seen) => Seen {
  const messages = useMessages(GEOFENCE_LAYER_MESSAGES);
  const formats = useReadingFormats();
  return useCallback(
    (seen) =>
      seen.map((feature) =>
        feature.kind === 'pin' && feature.count > 1
          ? { ...feature, title: messages.several(formats.count(feature.count)) }
          : feature,
      ),
    [messages, formats],
  );
}
