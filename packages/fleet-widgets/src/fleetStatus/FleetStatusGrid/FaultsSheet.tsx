import { useWidgetHost } from '@gladhand/domain/react';
import { Menu, type OnDemandMenuState, useMessages } from '@gladhand/ui';
import type { FaultsMenuProps } from './FaultsMenu';
import { faultChoices, faultsOf, isOn } from './faultChoices';
import { withFilter } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

type FaultsSheetProps = OnDemandMenuState & Pick<FaultsMenuProps, 'view' | 'onViewChange' | 'onPick'>;

/** Each choice sets the filter of its column, choices narrow each other. */
export function FaultsSheet({ view, onViewChange, onPick, trigger, open, onOpenChange }: FaultsSheetProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const { hasFeature } = useWidgetHost();
  const chosen = faultsOf(messages).filter((fault) => isOn(view, fault));
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        {faultChoices(hasFeature, view, messages).map((fault) => (
          <Menu.CheckboxItem
            key={fault.label}
            checked={chosen.includes(fault)}
            onCheckedChange={(on) => {
              onPick(fault.label);
              onViewChange(withFilter(view, fault.filter.field, on ? { in: fault.filter.in ?? [] } : undefined));
            }}
          >
            {fault.label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Separator />
        <Menu.Item
          disabled={chosen.length === 0}
          onSelect={() =>
            onViewChange(chosen.reduce((next, { filter }) => withFilter(next, filter.field, undefined), view))
          }
        >
          {messages.clearFaultFilters}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
