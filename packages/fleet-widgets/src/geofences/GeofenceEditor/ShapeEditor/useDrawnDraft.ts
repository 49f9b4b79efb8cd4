import { circleRing, type ShapeDraft } from '@gladhand/domain/geofences';
import { useMemo } from 'react';
import type { DrawnShape } from './shapePaths';

/** What is drawn of a draft, even if it is incomplete. */
export function useDrawnDraft(draft: ShapeDraft): DrawnShape {
  const { mode, center, radiusMeters, parts, line, halfWidthMeters } = draft;
  return useMemo(() => {
    switch (mode) {
      case 'circle':
        return { rings: center ? [[circleRing({ center, radiusMeters })]] : [], line: [], halfWidthMeters: 0 };
      case 'polygon':
        return { rings: parts.map(({ outer, holes }) => [outer, ...holes]), line: [], halfWidthMeters: 0 };
      case 'corridor':
        return { rings: [], line, halfWidthMeters };
    }
  }, [mode, center, radiusMeters, parts, line, halfWidthMeters]);
}
