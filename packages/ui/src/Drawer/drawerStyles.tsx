import * as Radix from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

const slideIn = keyframes`
  from { opacity: 0; transform: var(--gh-slide); }
`;

const slideOut = keyframes`
  to { opacity: 0; transform: var(--gh-slide); }
`;

export const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 38;
  background: var(--gh-overlay);
  animation: ${fadeIn} var(--gh-duration-slow) var(--gh-ease-out);

  &[data-state='closed'] {
    animation: ${fadeOut} var(--gh-duration-base) var(--gh-ease-out) forwards;
  }
`;

export const Panel = styled(Radix.Content)`
  --gh-slide: translateX(24px);
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 39;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, var(--gh-layout-drawer));
  overflow: hidden;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  animation: ${slideIn} var(--gh-duration-slow) var(--gh-ease-out);

  &:dir(rtl) {
    --gh-slide: translateX(-24px);
  }
  &[data-width='large'] {
    inline-size: min(100%, var(--gh-layout-drawer-wide));
  }
  &[data-contained] {
    position: absolute;
  }
  &[data-state='closed'] {
    animation: ${slideOut} var(--gh-duration-base) var(--gh-ease-out) forwards;
  }
  &:focus {
    outline: none;
  }
  &:focus-visible {
    ${focusRingInside}
  }

  @media (max-width: 767px) {
    --gh-slide: translateY(24px);
    inset-block-start: auto;
    inline-size: 100%;
    min-block-size: 45dvh;
    max-block-size: 92dvh;
    padding-block-end: env(safe-area-inset-bottom);
    border: 0;
    border-start-start-radius: var(--gh-radius-lg);
    border-start-end-radius: var(--gh-radius-lg);
    background: var(--gh-color-surface-raised);
    box-shadow: var(--gh-shadow-3);

    &[data-width='large'] {
      inline-size: 100%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    --gh-slide: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
