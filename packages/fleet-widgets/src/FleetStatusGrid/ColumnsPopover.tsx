import { type OnDemandMenuState, Popover } from '@gladhand/ui';
import { ColumnsSheet, type ColumnsSheetProps } from './ColumnsSheet';

/** The sheet of columns, hanging from its button. */
export function ColumnsPopover({ trigger, open, onOpenChange, ...sheet }: ColumnsSheetProps & OnDemandMenuState) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Content aria-label="Hide columns">
        <ColumnsSheet {...sheet} />
      </Popover.Content>
    </Popover.Root>
  );
}
