import { EmptyState } from '@gladhand/ui';

interface NoTrailersInSightProps {
  /** Whether it stands on a ground of its own. @default false */
  framed?: boolean;
}

/** There is no trailer, whatever is chosen, and why that may be. */
export function NoTrailersInSight({ framed = false }: NoTrailersInSightProps) {
  return (
    <EmptyState title="No trailers in sight" {...(framed ? {} : { edge: 'none' as const })}>
      Trailers stand here once a device reports from them and they belong to a customer or group of yours.
    </EmptyState>
  );
}
