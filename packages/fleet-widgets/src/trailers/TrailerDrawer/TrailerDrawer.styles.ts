import { Drawer } from '@gladhand/ui';
import { styled } from 'styled-components';
import { TRAILER_DRAWER_FILLS_BELOW_PX, TRAILER_DRAWER_INSET_PX } from '../../internal/trailerDrawerWidth';

/** The container at whose edge the drawer is placed. The map next to it stays usable. */
export const Edge = styled.div`
  container: gh-widget / inline-size;
  position: absolute;
  inset: 0;
  z-index: 3;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

export const Panel = styled(Drawer.Content)`
  container: gh-widget / inline-size;
  /* The panel takes the focus when it opens, so that reading starts at the top. A ring would suggest a selection. */
  &:focus-visible {
    outline: none;
  }
  &[data-contained] {
    inset-block: ${TRAILER_DRAWER_INSET_PX}px;
    inset-inline-end: ${TRAILER_DRAWER_INSET_PX}px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-md);
    box-shadow: var(--gh-shadow-2);
  }
  @container gh-widget (width < ${TRAILER_DRAWER_FILLS_BELOW_PX}px) {
    &[data-contained] {
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 100%;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

export const Body = styled.section`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Footer = styled(Drawer.Footer)`
  padding-inline: 16px;
  > :first-child {
    margin-inline-end: auto;
  }
  /* There's no room for icons on a narrow panel, and the labels matter more. */
  @container gh-widget (width < 380px) {
    gap: 4px;
    padding-inline: 12px;
    > * {
      padding-inline: 8px;
    }
    svg {
      display: none;
    }
  }
`;

export const SubHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 6px 8px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  > h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 12px 16px;
`;
