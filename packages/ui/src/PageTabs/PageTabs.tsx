import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';

/** A page among its neighbours. */
export interface PageTab {
  /** Key and, for the default link, the address. */
  href: string;
  /** Name of the page. */
  label: string;
}

/** What the link of a page is made with. */
export interface PageTabLinkProps {
  /** Address of the page. */
  href: string;
  /** Name of the page. */
  children: string;
  /** Says which page is shown. */
  'aria-current': 'page' | undefined;
}

export interface PageTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark, such as 'Settings'. */
  label: string;
  /** The pages, in their order. */
  pages: readonly PageTab[];
  /** Which page is shown. */
  activeHref?: string | undefined;
  /** Makes the link, for a router. Every prop must reach the anchor. @default an `<a>` */
  renderLink?: (props: PageTabLinkProps) => ReactElement;
}

const anchor = (props: PageTabLinkProps) => <a {...props} />;

/** Neighbouring pages as a row of links: each has an address of its own. For parts of one page take Tabs. */
export function PageTabs({ label, pages, activeHref, renderLink = anchor, ...rest }: PageTabsProps) {
  const bar = useRef<HTMLElement>(null);

  // where they are more than fit, the shown one is brought into sight
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
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
  @media (forced-colors: active) {
    a[aria-current='page']::after {
      border-color: Highlight;
    }
  }
`;
