import { type OnDemandMenuState, Popover, useMessages } from '@gladhand/ui';
import { ColumnsSheet, type ColumnsSheetProps } from './ColumnsSheet';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

/** The popover with the list of columns. */
export function ColumnsPopover({ trigger, open, onOpenChange, ...sheet }: ColumnsSheetProps & OnDemandMenuState) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Content aria-label={messages.hideColumns}>
        <ColumnsSheet {...sheet} />
      </Popover.Content>
    </Popover.Root>
  );
}
