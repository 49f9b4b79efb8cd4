import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLocale, useMessages } from '../locale/LocaleProvider';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SIDE_NAV_MESSAGES } from './messages';
import { Brand, Count, Dot, Entry, Footer, List, Rail, Rule } from './sideNavStyles';

/** A page in the navigation. */
export interface SideNavItem {
  /** Key, and URL of the default link. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Icon of 18 px. */
  icon: ReactNode;
  /** Number of items that need attention; a minimized rail shows a dot instead. */
  badge?: number | undefined;
  /** What the number counts, for screen readers: 'alerts'. */
  badgeLabel?: string | undefined;
  /** Runs an action instead of opening a page: the item is a button. */
  onPress?: (() => void) | undefined;
}

/** Props of an item's link. */
export interface SideNavLinkProps {
  /** URL of the page. */
  href: string;
  /** Icon, name and badge. */
  children: ReactNode;
  /** Marks the current page. */
  'aria-current': 'page' | undefined;
  /** The name, while only the icon is visible. */
  'aria-label': string | undefined;
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark. @default 'Main' */
  label?: string | undefined;
  /** The pages. */
  items: readonly SideNavItem[];
  /** Pages at the bottom, such as help and settings. */
  endItems?: readonly SideNavItem[] | undefined;
  /** URL of the current page. */
  activeHref?: string | undefined;
  /** 52 px wide with only icons, instead of 208 px. @default false */
  minimized?: boolean | undefined;
  /** The logo, 52 px high. */
  brand?: ReactNode;
  /** Account button and similar content. */
  footer?: ReactNode;
  /** Renders a link, for a router. Pass all props including the ref to the anchor. @default an `<a>` */
  renderLink?: ((props: SideNavLinkProps) => ReactElement) | undefined;
}

const anchor = (props: SideNavLinkProps) => <a {...props} />;

/** Navigation rail of the product's pages. */
export function SideNav(props: SideNavProps) {
  const messages = useMessages(SIDE_NAV_MESSAGES);
  const locale = useLocale();

  const {
    label = messages.mainPages,
    items,
    endItems = [],
    activeHref,
    minimized = false,
    brand,
    footer,
    ...more
  } = props;
  const { renderLink = anchor, ...rest } = more;

  const entry = (item: SideNavItem) => {
    const { href, icon, badge = 0, badgeLabel = '' } = item;
    const spokenBadge = badge > 0 ? `${badge} ${badgeLabel}`.trim() : '';
    const name = minimized ? [item.label, spokenBadge].filter(Boolean).join(', ') : undefined;
    const children = (
      <>
        {icon}
        {!minimized && <span>{item.label}</span>}
        {badge > 0 && (minimized ? <Dot /> : <Count aria-hidden="true">{badge.toLocaleString(locale)}</Count>)}
        {!minimized && spokenBadge && <VisuallyHidden>{spokenBadge}</VisuallyHidden>}
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
        {minimized ? (
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
    <Rail aria-label={label} data-min={minimized || undefined} {...rest}>
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
