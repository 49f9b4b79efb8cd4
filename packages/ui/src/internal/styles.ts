import { css } from 'styled-components';

/** 2 px ring at 2 px, the same everywhere. */
export const focusRing = css`
  outline: 2px solid var(--gh-color-border-focus);
  outline-offset: 2px;
`;

/** Ring inside the element, where an outer one would be cut off. */
export const focusRingInside = css`
  outline: 2px solid var(--gh-color-border-focus);
  outline-offset: -2px;
`;

/**
 * What is chosen, where the system's colours take the place of ours. An outline there says where the focus is, and
 * nothing else.
 */
export const chosenInSystemColors = css`
  forced-color-adjust: none;
  border-color: SelectedItem;
  background: SelectedItem;
  color: SelectedItemText;
  outline-color: CanvasText;

  & * {
    color: inherit;
  }
  & svg {
    --gh-severity-ink: SelectedItem;
  }
`;

/** Takes away what a browser gives a button. */
export const plainButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  cursor: pointer;
`;

/** Pointer target of at least 24 px around something drawn smaller. The element must be positioned. */
export const hitArea = css`
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: max(100%, 24px);
    block-size: max(100%, 24px);
    transform: translate(-50%, -50%);
  }
  &:dir(rtl)::after {
    transform: translate(50%, -50%);
  }
`;

/** Seen by screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
