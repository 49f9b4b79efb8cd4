import { css } from 'styled-components';

/** Focus ring: 2 px wide at a distance of 2 px. */
export const focusRing = css`
  outline: 2px solid var(--gh-color-border-focus);
  outline-offset: 2px;
`;

/** Focus ring inside the element, if an outer one would be cut off. */
export const focusRingInside = css`
  outline: 2px solid var(--gh-color-border-focus);
  outline-offset: -2px;
`;

/** Style of selected items if system colors replace ours. The outline there is reserved for the focus. */
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

/** Undoes what hosts commonly do to every button. */
export const ownButton = css`
  float: none;
  inline-size: auto;
  min-inline-size: 0;
  min-block-size: 0;
  border-radius: 0;
  box-shadow: none;
  letter-spacing: normal;
  text-transform: none;
`;

/** Undoes what hosts commonly do to every label. */
export const ownLabel = css`
  float: none;
  inline-size: auto;
  margin: 0;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
`;

/** Resets the styles that browsers and hosts give to every button. */
export const plainButton = css`
  ${ownButton}
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

/** Pointer target of at least 24 px around a smaller drawing. The element must be positioned. */
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

/** Visible only to screen readers. */
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
