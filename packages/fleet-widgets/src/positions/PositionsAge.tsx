import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, RefreshCwIcon, RelativeTime, useAges, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { POSITIONS_MESSAGES } from './messages';

interface PositionsAgeProps {
  /** Time of the answer. */
  asOf: Date;
  clock: () => Date;
  /** Formats an instant in the viewer's zone. */
  moment: (at: Date) => string;
  /** Keep the same function between renders. */
  onRefresh: () => void;
}

/** The age of the positions, with a button that refreshes them if they don't refresh automatically. */
export function PositionsAge({ asOf, clock, moment, onRefresh }: PositionsAgeProps) {
  const messages = useMessages(POSITIONS_MESSAGES);
  const { agoText } = useAges();

  const { hasFeature } = useWidgetHost();
  return (
    <>
      <RelativeTime at={asOf} now={clock} title={moment(asOf)} format={(age) => messages.updated(agoText(age))} />
      {!hasFeature('MapRefreshing') && <RefreshPositions onRefresh={onRefresh} />}
    </>
  );
}

const RefreshPositions = memo(function RefreshPositions({ onRefresh }: Pick<PositionsAgeProps, 'onRefresh'>) {
  const messages = useMessages(POSITIONS_MESSAGES);

  return (
    <IconButton
      kind="quiet"
      label={messages.refreshPositions}
      icon={<Icon icon={RefreshCwIcon} size={15} />}
      onClick={onRefresh}
    />
  );
});
