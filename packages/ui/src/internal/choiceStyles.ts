// Plain CSS, for styled components and for rows that are written without React. The content of a box consists of
// borders: forced colors remove backgrounds, and a state only has to change `border-color`.

const empty = `
  position: relative;
  box-sizing: border-box;
  flex: none;
  border: 1px solid var(--gh-color-border-control);
  background: var(--gh-color-surface-control);
`;

/** Square of a checkbox, 15 px. */
export const choiceBox = `
  ${empty}
  inline-size: 15px;
  block-size: 15px;
  border-radius: var(--gh-radius-xs);
`;

/** Circle of a radio button, 16 px. */
export const choiceCircle = `
  ${empty}
  inline-size: 16px;
  block-size: 16px;
  border-radius: var(--gh-radius-full);
`;

/** Square and circle when checked. */
export const chosenBox = `
  background: var(--gh-color-solid-brand);
  border-color: var(--gh-color-solid-brand);
`;

/** Centered in its box, in both text directions. */
const sign = `
  content: '';
  position: absolute;
  inset: 0;
  box-sizing: content-box;
  margin: auto;
  border: 0 solid var(--gh-color-on-solid-brand);
`;

/** As `::before` or `::after` of a `choiceBox`: checked. */
export const tick = `
  ${sign}
  inline-size: 3px;
  block-size: 7px;
  border-width: 0 1.5px 1.5px 0;
  transform: translateY(-1px) rotate(42deg);
`;

/** As `::before` or `::after` of a `choiceBox`: indeterminate. */
export const dash = `
  ${sign}
  inline-size: 7px;
  block-size: 0;
  border-width: 1.5px 0 0;
  transform: none;
`;

/** As `::before` or `::after` of a `choiceCircle`: selected. */
export const dot = `
  ${sign}
  inline-size: 0;
  block-size: 0;
  border-width: 3px;
  border-radius: var(--gh-radius-full);
`;
