import { Button, EllipsisIcon, Icon, lazyPart, OnDemandMenu, useMessages } from '@gladhand/ui';
import type { ComponentProps } from 'react';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { Footer } from './TrailerDrawer.styles';

const FooterMenu = lazyPart(() => import('./FooterMenu').then((module) => module.FooterMenu));

/** An action of the footer. */
export interface FooterAction {
  label: string;
  icon: ComponentProps<typeof Icon>['icon'];
  onSelect: () => void;
}

interface DrawerFooterProps {
  /** Actions with a button each. The narrowest phone has room for two. */
  shown: readonly FooterAction[];
  /** Actions in a menu; a single one gets a button instead. */
  more: readonly FooterAction[];
}

/** The actions at the bottom of the drawer. */
export function DrawerFooter({ shown, more }: DrawerFooterProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const [only] = more;
  return (
    <Footer>
      {more.length === 1 && only && (
        <Button kind="quiet" icon={<Icon icon={only.icon} />} onClick={only.onSelect}>
          {only.label}
        </Button>
      )}
      {more.length > 1 && (
        <OnDemandMenu
          trigger={
            <Button kind="quiet" icon={<Icon icon={EllipsisIcon} />}>
              {messages.more}
            </Button>
          }
        >
          {(menu) => <FooterMenu {...menu} actions={more} />}
        </OnDemandMenu>
      )}
      {shown.map(({ label, icon, onSelect }) => (
        <Button key={label} icon={<Icon icon={icon} />} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Footer>
  );
}
