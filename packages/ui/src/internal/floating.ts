// Plain CSS, for styled components and for constructed style sheets.

/** Background, border and shadow of overlays. */
export const floating = `
  z-index: 50;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One line of a menu or list. */
export const optionRow = `
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 30px;
  padding: 2px 8px;
  border-radius: 4px;
  cursor: default;
  user-select: none;
  outline: none;
`;
