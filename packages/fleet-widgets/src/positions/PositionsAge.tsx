import { useWidgetHost } from '@gladhand/domain/react';
import { agoText, Icon, IconButton, RefreshCwIcon, RelativeTime } from '@gladhand/ui';
import { memo } from 'react';

interface PositionsAgeProps {
  /** When the answer was made. */
  asOf: Date;
  clock: () => Date;
  /** An instant in the viewer's zone, in words. */
  moment: (at: Date) => string;
  /** Keep the same function between renders. */
  onRefresh: () => void;
}

/** How old the positions are. Where they do not refresh by themselves, a button asks for them. */
export function PositionsAge({ asOf, clock, moment, onRefresh }: PositionsAgeProps) {
  const { hasFeature } = useWidgetHost();
  return (
    <>
      <RelativeTime at={asOf} now={clock} title={moment(asOf)} format={(age) => `Updated ${agoText(age)}`} />
      {!hasFeature('MapRefreshing') && <RefreshPositions onRefresh={onRefresh} />}
    </>
  );
}

const RefreshPositions = memo(function RefreshPositions({ onRefresh }: Pick<PositionsAgeProps, 'onRefresh'>) {
  return (
    <IconButton
      kind="quiet"
      label="Refresh positions"
      icon={<Icon icon={RefreshCwIcon} size={15} />}
      onClick={onRefresh}
    />
  );
});
