import { Icon, Menu, type OnDemandMenuState } from '@gladhand/ui';
import type { FooterAction } from './DrawerFooter';

/** The actions that don't fit in the footer. */
export function FooterMenu({
  actions,
  trigger,
  open,
  onOpenChange,
}: OnDemandMenuState & { actions: readonly FooterAction[] }) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        {actions.map(({ label, icon, onSelect }) => (
          <Menu.Item key={label} icon={<Icon icon={icon} />} onSelect={onSelect}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
