import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import type { SideNavItem, SideNavLinkProps } from '../SideNav/SideNav';
import { APP_SHELL_MESSAGES } from './messages';

export interface TabBarProps {
  /** Name of the landmark. @default 'Main' */
  label?: string | undefined;
  /** Up to five pages. */
  items: readonly SideNavItem[];
  /** URL of the current page. */
  activeHref?: string | undefined;
  /** Buttons after the pages, e.g. the account menu. */
  end?: ReactNode;
  /** Renders a link, for a router. @default an `<a>` */
  renderLink?: ((props: SideNavLinkProps) => ReactElement) | undefined;
}

const anchor = (props: SideNavLinkProps) => <a {...props} />;

/** Bar of pages at the bottom of a phone, each at least 44 px high. */
export function TabBar({ label, items, activeHref, end, renderLink = anchor }: TabBarProps) {
  const messages = useMessages(APP_SHELL_MESSAGES);

  return (
    <Bar aria-label={label ?? messages.mainPages}>
      <ul>
        {items.map(({ href, label: name, icon }) => (
          <li key={href}>
            {renderLink({
              href,
              'aria-current': href === activeHref ? 'page' : undefined,
              'aria-label': undefined,
              children: (
                <>
                  {icon}
                  <span>{name}</span>
                </>
              ),
            })}
          </li>
        ))}
        {end && <li>{end}</li>}
      </ul>
    </Bar>
  );
}

const Bar = styled.nav`
  border-block-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-rail);
  padding-block-end: env(safe-area-inset-bottom);
  & ul {
    display: flex;
    justify-content: space-around;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Each tab is as wide as its name, so that long names can use the space that short ones leave. */
  & li {
    flex: 1 1 auto;
    display: grid;
    grid-auto-flow: column;
    place-items: center;
    min-inline-size: 0;
  }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 52px;
    padding-inline: 2px;
    color: var(--gh-color-text-muted);
    font: 500 11px/16px var(--gh-font-sans);
    text-decoration: none;
  }
  & a > span:last-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a[aria-current='page'] {
    color: var(--gh-color-text-brand);
  }
  & a:focus-visible {
    ${focusRingInside}
  }
  @media (forced-colors: active) {
    & a[aria-current='page'] {
      border-block-start: 3px solid Highlight;
    }
  }
`;
