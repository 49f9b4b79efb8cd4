import { useMessages } from '@gladhand/ui';
import * as S from '../FleetMap/FleetMap.styles';
import type { MapEngine } from '../mapEngine';
import { MAP_MESSAGES } from '../messages';

interface MapCreditsProps {
  engine: MapEngine | undefined;
  /** Undefined until the map has a camera. */
  zoom: number | undefined;
}

/** From this zoom on the bundled map has no more detail. */
const SIMPLIFIED_FROM_ZOOM = 9;

/** The credits of a map, and a note if it is simplified or replaces another one. */
export function MapCredits({ engine, zoom = 0 }: MapCreditsProps) {
  const messages = useMessages(MAP_MESSAGES);
  const replaced = engine?.replaced;
  return (
    <S.Attribution>
      {replaced && `${replaced.startsWith('google') ? messages.googleFallback : messages.otherFallback} `}
      {zoom >= SIMPLIFIED_FROM_ZOOM && engine?.simplified ? messages.simplifiedMap : ''}
      {engine?.attribution}
    </S.Attribution>
  );
}
