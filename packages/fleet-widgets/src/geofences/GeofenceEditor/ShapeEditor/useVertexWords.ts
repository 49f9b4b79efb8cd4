import type { RingPlace, ShapeDraft, VertexPlace } from '@gladhand/domain/geofences';
import { ringAt, ringsOf } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { shortPlace } from './coordinateText';
import { SHAPE_EDITOR_MESSAGES } from './messages';

/** Names of rings and vertices. A single ring needs no name. */
export interface VertexWords {
  ring: (place: RingPlace) => string;
  /** 'Vertex 3 of 12, 41.6528, -83.5379': the accessible name of its button. */
  named: (vertex: VertexPlace, at: MapPoint) => string;
  /** 'Vertex 3 of 12', with its ring. */
  short: (vertex: VertexPlace) => string;
  between: (after: VertexPlace, count: number) => string;
}

export function useVertexWords(draft: ShapeDraft): VertexWords {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const rings = ringsOf(draft);
  const isSingle = rings.length === 1;
  const { mode } = draft;
  // Moving a vertex changes no name, so thousands of rows and buttons keep theirs.
  const counts = rings.map(({ part, ring, points }) => `${part} ${ring} ${points.length}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts replace the rings
  return useMemo(() => {
    const ring = ({ part, ring: index }: RingPlace) => {
      if (mode === 'corridor') return messages.line;
      return index === 0 ? messages.outerRing(part + 1) : messages.hole(part + 1, index);
    };
    const countOf = (place: RingPlace) => ringAt(draft, place)?.length ?? 0;
    return {
      ring,
      named(place, at) {
        const [number, count] = [place.vertex + 1, countOf(place)];
        return isSingle
          ? messages.vertex(number, count, shortPlace(at))
          : messages.vertexOfRing(number, count, shortPlace(at), ring(place));
      },
      short(place) {
        const text = messages.shortVertex(place.vertex + 1, countOf(place));
        return isSingle ? text : messages.ofRing(text, ring(place));
      },
      between(after, count) {
        const [first, second] = [after.vertex + 1, after.vertex + 2 > count ? 1 : after.vertex + 2];
        return isSingle
          ? messages.insertBetween(first, second)
          : messages.insertBetweenOfRing(first, second, ring(after));
      },
    };
  }, [mode, counts, isSingle, messages]);
}
