import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';

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

/** Related pages as a row of links, each with its own URL. For parts of one page, use Tabs. */
export function PageTabs({ label, pages, activeHref, renderLink = anchor, ...rest }: PageTabsProps) {
  const bar = useRef<HTMLElement>(null);

  // If the tabs don't fit, the current one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    const chosen = bar.current?.querySelector('[aria-current="page"]');
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [activeHref]);

  return (
    <Bar ref={bar} aria-label={label} {...rest}>
      {pages.map(({ href, label: children }) => (
        <span key={href}>
          {renderLink({ href, children, 'aria-current': href === activeHref ? 'page' : undefined })}
        </span>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex: none;
  gap: 16px;
  padding-inline: var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  overflow-x: auto;
  scrollbar-width: none;

  > span {
    display: flex;
    flex: none;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    block-size: 40px;
    color: var(--gh-color-text-muted);
    font: 500 13px/20px var(--gh-font-sans);
    text-decoration: none;
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
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  @media (forced-colors: active) {
    a[aria-current='page']::after {
      border-color: Highlight;
    }
  }
`;
