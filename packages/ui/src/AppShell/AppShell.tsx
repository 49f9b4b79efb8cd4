import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { APP_SHELL_MESSAGES } from './messages';

export interface AppShellProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Navigation rail, a `SideNav`. Narrow screens show `tabBar` instead. */
  nav?: ReactNode;
  /** The same pages as a bar at the bottom of narrow screens, a `TabBar`. */
  tabBar?: ReactNode;
  /** Messages about the whole product, shown above the page. */
  notices?: ReactNode;
  /** Text of the link that skips the navigation. @default 'Skip to content' */
  skipLabel?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/** Navigation, notices and page in a full window. Only the page scrolls. */
export function AppShell({ nav, tabBar, notices, skipLabel, children, ...rest }: AppShellProps) {
  const messages = useMessages(APP_SHELL_MESSAGES);

  return (
    <Frame {...rest}>
      <Skip href="#content">{skipLabel ?? messages.skipToContent}</Skip>
      <RailSlot>{nav}</RailSlot>
      <Column>
        {notices}
        <Page id="content" tabIndex={-1}>
          {children}
        </Page>
        {tabBar && <TabSlot>{tabBar}</TabSlot>}
      </Column>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  block-size: 100dvh;
  overflow: hidden;
  background: var(--gh-color-surface-canvas);
`;

const Skip = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 50;
  padding: 6px 12px;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  color: var(--gh-color-text-brand);
  font: 500 13px/20px var(--gh-font-sans);
  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }
  &:focus {
    ${focusRing}
  }
`;

const RailSlot = styled.div`
  flex: none;
  &:empty {
    display: none;
  }
  @media (max-width: 767px) {
    display: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;

const Page = styled.main`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  /* Page headers outside a widget query this container. */
  container: gh-widget / inline-size;
`;

const TabSlot = styled.div`
  flex: none;
  @media (min-width: 768px) {
    display: none;
  }
`;
