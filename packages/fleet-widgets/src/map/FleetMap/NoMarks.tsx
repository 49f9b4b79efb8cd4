import { EmptyState } from '@gladhand/ui';
import { NoTrailersInSight } from '../../internal/NoTrailersInSight';

interface NoMarksProps {
  /** Trailers that the map shows, whether they have a place or not. */
  shown: number;
  /** Trailers in sight, before any filter. */
  inSight: number;
}

/** Why no trailer stands on the map: there is none, none passes the filters, or none has reported where it is. */
export function NoMarks({ shown, inSight }: NoMarksProps) {
  if (inSight === 0) return <NoTrailersInSight />;
  if (shown === 0) {
    return (
      <EmptyState title="No trailer to show on the map" edge="none">
        None passes the filters that are set.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No trailer to show on the map" edge="none">
      None of these trailers has reported a position.
    </EmptyState>
  );
}
