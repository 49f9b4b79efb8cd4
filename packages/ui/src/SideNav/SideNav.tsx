import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Brand, Count, Dot, Entry, Footer, List, Rail, Rule } from './sideNavStyles';

/** A page in the navigation. */
export interface SideNavItem {
  /** Key and, for the default link, the address. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Icon of 18 px. */
  icon: ReactNode;
  /** How many need a look: a number, in the minimised rail a dot. */
  badge?: number;
  /** What the number counts, for screen readers: 'alerts'. */
  badgeLabel?: string;
  /** Something to do instead of a page: the item is a button. */
  onPress?: () => void;
}

/** What the link of an item is made with. */
export interface SideNavLinkProps {
  /** Address of the page. */
  href: string;
  /** Icon, name and badge. */
  children: ReactNode;
  /** Says which page is shown. */
  'aria-current': 'page' | undefined;
  /** The name, while only the icon shows. */
  'aria-label': string | undefined;
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark. @default 'Main' */
  label?: string;
  /** The pages. */
  items: readonly SideNavItem[];
  /** Pages at the bottom, such as help and settings. */
  endItems?: readonly SideNavItem[];
  /** Which page is shown. */
  activeHref?: string;
  /** 52 px wide, with icons alone, instead of 208. @default false */
  minimised?: boolean;
  /** The logo, 52 px high. */
  brand?: ReactNode;
  /** Who is signed in, and the like. */
  footer?: ReactNode;
  /** Makes the link, for a router. Every prop must reach the anchor, a ref too. @default an `<a>` */
  renderLink?: (props: SideNavLinkProps) => ReactElement;
}

const anchor = (props: SideNavLinkProps) => <a {...props} />;

/** The rail of the product's pages. */
export function SideNav(props: SideNavProps) {
  const { label = 'Main', items, endItems = [], activeHref, minimised = false, brand, footer, ...more } = props;
  const { renderLink = anchor, ...rest } = more;

  const entry = (item: SideNavItem) => {
    const { href, icon, badge = 0, badgeLabel = '' } = item;
    const spokenBadge = badge > 0 ? `${badge} ${badgeLabel}`.trim() : '';
    const name = minimised ? [item.label, spokenBadge].filter(Boolean).join(', ') : undefined;
    const children = (
      <>
        {icon}
        {!minimised && <span>{item.label}</span>}
        {badge > 0 && (minimised ? <Dot /> : <Count aria-hidden="true">{badge.toLocaleString()}</Count>)}
        {!minimised && spokenBadge && <VisuallyHidden>{spokenBadge}</VisuallyHidden>}
      </>
    );
    const current = href === activeHref ? ('page' as const) : undefined;
    const link = item.onPress ? (
      <button type="button" aria-label={name} onClick={item.onPress}>
        {children}
      </button>
    ) : (
      renderLink({ href, 'aria-current': current, 'aria-label': name, children })
    );
    return (
      <Entry key={href}>
        {minimised ? (
          <Tooltip text={item.label} side="inline-end" delayMs={150}>
            {link}
          </Tooltip>
        ) : (
          link
        )}
      </Entry>
    );
  };

  return (
    <Rail aria-label={label} data-min={minimised || undefined} {...rest}>
      {brand && <Brand>{brand}</Brand>}
      <List>{items.map(entry)}</List>
      <List data-end="">{endItems.map(entry)}</List>
      {footer && (
        <>
          <Rule />
          <Footer>{footer}</Footer>
        </>
      )}
    </Rail>
  );
}
