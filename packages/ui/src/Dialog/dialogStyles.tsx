import * as Radix from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.985); }
`;

export const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: 16px;
  overflow-y: auto;
  background: var(--gh-overlay);
  animation: ${appear} var(--gh-duration-slow) var(--gh-ease-out);

  /* A host can keep fixed elements in a part of the page, so the window doesn't tell how much room there is. */
  &:has(> [data-width='wide']) {
    container: gh-dialog / inline-size;
  }
`;

export const Panel = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  inline-size: min(100%, 640px);
  /* A host can keep fixed elements in a part of the page, for example by a transform. */
  max-block-size: min(100dvh - 32px, 100%);
  overflow: hidden;
  border-radius: var(--gh-radius-lg);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-3);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  animation: ${rise} var(--gh-duration-slow) var(--gh-ease-out);

  &[data-width='small'] {
    inline-size: min(100%, 440px);
  }
  &[data-width='large'] {
    inline-size: min(100%, 1024px);
  }
  &[data-width='wide'] {
    inline-size: min(100%, 1280px);
    block-size: min(100%, 836px);
  }
  @container gh-dialog (width < 1024px) {
    &[data-width='wide'] {
      /* Over the padding around it. */
      inline-size: calc(100% + 32px);
      block-size: calc(100% + 32px);
      max-block-size: none;
      border-radius: 0;
    }
  }
  &:focus {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const HeaderRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  flex: none;
  padding-block: 12px;
  padding-inline: 20px 12px;

  > div {
    display: grid;
    justify-items: start;
    row-gap: 2px;
    min-inline-size: 0;
    padding-block: 4px;
  }
`;

export const Heading = styled(Radix.Title)`
  margin: 0;
  font: var(--gh-text-16);
  letter-spacing: var(--gh-text-16-tracking);
  overflow-wrap: anywhere;
`;

export const Subtitle = styled(Radix.Description)`
  margin: 0;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 4px 20px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    ${focusRingInside}
  }
`;

export const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  min-block-size: 60px;
  padding: 12px 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  /* Wide buttons are easier to hit on a phone. */
  @media (max-width: 480px) {
    > button {
      flex: 1 1 auto;
    }
  }
`;
