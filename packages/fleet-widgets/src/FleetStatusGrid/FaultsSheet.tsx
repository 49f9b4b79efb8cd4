import { useWidgetHost } from '@gladhand/domain/react';
import { Menu, type OnDemandMenuState } from '@gladhand/ui';
import type { FaultsMenuProps } from './FaultsMenu';
import { FAULTS, faultChoices, isOn } from './faultChoices';
import { withFilter } from './fleetStatusView';

type FaultsSheetProps = OnDemandMenuState & Pick<FaultsMenuProps, 'view' | 'onViewChange' | 'onPick'>;

/** Each choice sets the filter of its column, choices narrow each other. */
export function FaultsSheet({ view, onViewChange, onPick, trigger, open, onOpenChange }: FaultsSheetProps) {
  const { hasFeature } = useWidgetHost();
  const chosen = FAULTS.filter((fault) => isOn(view, fault));
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        {faultChoices(hasFeature, view).map((fault) => (
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
          Clear fault filters
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
