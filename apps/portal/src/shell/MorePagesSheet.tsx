import { Menu, type OnDemandMenuState, type SideNavItem, useMessages } from '@gladhand/ui';
import { useNavigate } from 'react-router';
import { SHELL_MESSAGES } from './messages';

/** The pages that have no room in the bar of a phone. */
export function MorePagesSheet({
  trigger,
  open,
  onOpenChange,
  items,
}: OnDemandMenuState & { items: readonly SideNavItem[] }) {
  const messages = useMessages(SHELL_MESSAGES);
  const navigate = useNavigate();
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content side="top" aria-label={messages.morePages}>
        {items.map(({ href, label, icon }) => (
          <Menu.Item key={href} icon={icon} onSelect={() => void navigate(href)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
