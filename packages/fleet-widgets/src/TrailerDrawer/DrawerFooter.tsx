import { Button, EllipsisIcon, Icon, lazyPart, OnDemandMenu } from '@gladhand/ui';
import type { ComponentProps } from 'react';
import { Footer } from './TrailerDrawer.styles';

const FooterMenu = lazyPart(() => import('./FooterMenu').then((module) => module.FooterMenu));

/** Something the footer leads to. */
export interface FooterAction {
  label: string;
  icon: ComponentProps<typeof Icon>['icon'];
  onSelect: () => void;
}

interface DrawerFooterProps {
  /** Have a button each: two find room on the narrowest phone. */
  shown: readonly FooterAction[];
  /** Stand in a menu; one alone has a button. */
  more: readonly FooterAction[];
}

/** Where the drawer leads to from here. */
export function DrawerFooter({ shown, more }: DrawerFooterProps) {
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
              More
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
