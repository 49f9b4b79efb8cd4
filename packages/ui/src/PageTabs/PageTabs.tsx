import { type ComponentProps, Fragment, type ReactElement, useRef } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';
import { MorePages } from './MorePages';
import { useFittingTabs } from './useFittingTabs';

/** One of several related pages. */
export interface PageTab {
  /** Key, and URL of the default link. */
  href: string;
  /** Name of the page. */
  label: string;
}

/** Props of a page's link. */
export interface PageTabLinkProps {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  children: string;
  /** Marks the current page. */
  'aria-current': 'page' | undefined;
}

export interface PageTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark, e.g. 'Settings'. */
  label: string;
  /** The pages in order. */
  pages: readonly PageTab[];
  /** URL of the current page. */
  activeHref?: string | undefined;
  /** Renders a link, for a router. Pass all props to the anchor. @default an `<a>` */
  renderLink?: ((props: PageTabLinkProps) => ReactElement) | undefined;
}

const anchor = (props: PageTabLinkProps) => <a {...props} />;

/**
 * Related pages as a row of links, each with its own URL. Those that don't fit are behind 'More'; the current one is
 * always in the row. For parts of one page, use Tabs.
 */
export function PageTabs({ label, pages, activeHref, renderLink = anchor, ...rest }: PageTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const current = pages.findIndex(({ href }) => href === activeHref);
  const { shown, endPx } = useFittingTabs(row, pages.length, current);
  const link = ({ href, label: children }: PageTab) =>
    renderLink({ href, children, 'aria-current': href === activeHref ? 'page' : undefined });
  const leftOut = pages
    .filter((_, place) => !shown.includes(place))
    .map((page) => <Fragment key={page.href}>{link(page)}</Fragment>);
  return (
    <Bar aria-label={label} {...rest}>
      <MorePages row={row} links={leftOut} endPx={endPx}>
        {pages.map((page, place) => (
          // Hidden ones keep their width, which is measured.
          <Tab key={page.href} data-left-out={!shown.includes(place) || undefined}>
            {link(page)}
          </Tab>
        ))}
      </MorePages>
    </Bar>
  );
}

const Bar = styled.nav`
  position: relative;
  flex: none;
  min-inline-size: 0;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
`;

const Tab = styled.span`
  display: flex;
  flex: none;
  max-inline-size: 100%;

  &[data-left-out] {
    position: absolute;
    visibility: hidden;
  }
  a {
    position: relative;
    display: block;
    padding-block: 10px;
    overflow: hidden;
    color: var(--gh-color-text-muted);
    font: 500 13px/20px var(--gh-font-sans);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover,
  a[aria-current='page'] {
    color: var(--gh-color-text-neutral);
  }
  a[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-end: 2px solid var(--gh-color-text-brand);
  }
  a:focus-visible {
    ${focusRingInside}
    border-radius: var(--gh-radius-xs);
  }
  @media (forced-colors: active) {
    a[aria-current='page']::after {
      border-color: Highlight;
    }
  }
`;
