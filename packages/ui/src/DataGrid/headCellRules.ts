/**
 * Styles of header cells; see rowStyles. Scrolling sideways renders them, and one styled component in a cell takes
 * longer than a plain element with a class.
 */
export const headCellRules = `
.gh-grid-head {
  .gh-head-cell {
    position: absolute;
    inset-block: 0;
    display: flex;
    align-items: flex-end;
    padding: 0 8px 4px;
    &[data-end] {
      justify-content: flex-end;
      text-align: end;
    }
    &[data-dragged] {
      background: var(--gh-color-surface-active);
      opacity: 0.5;
    }
  }
  [data-kind='filters'] .gh-head-cell {
    align-items: center;
    padding: 0 4px 6px;
  }
  .gh-title {
    all: unset;
    box-sizing: border-box;
    display: flex;
    align-items: flex-end;
    gap: 4px;
    min-width: 0;
    min-height: 24px;
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
    cursor: pointer;
    & > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-border-focus);
      outline-offset: 1px;
      border-radius: 3px;
    }
  }
  .gh-head-cell[data-sorted] > .gh-title {
    color: var(--gh-color-text-neutral);
  }
  .gh-column-menu {
    all: unset;
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 6px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-muted);
    cursor: pointer;
    opacity: 0;
    & svg {
      width: 16px;
      height: 16px;
      fill: none;
      stroke: currentColor;
      stroke-width: 2.5;
      stroke-linecap: round;
    }
    &:hover {
      background: var(--gh-color-surface-active);
    }
  }
  .gh-head-cell:hover > .gh-column-menu,
  .gh-head-cell:focus-within > .gh-column-menu,
  .gh-column-menu[data-state='open'] {
    opacity: 1;
  }
  .gh-no-filter {
    width: 100%;
    height: 20px;
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-border-focus);
    }
  }
  .gh-resizer {
    position: absolute;
    inset-block: 6px;
    inset-inline-end: -5px;
    z-index: 1;
    width: 11px;
    cursor: col-resize;
    touch-action: none;
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 5px;
      width: 1px;
      background: transparent;
    }
    &:hover::after,
    &[data-active]::after {
      width: 2px;
      background: var(--gh-color-border-focus);
    }
  }
  .gh-head-cell:last-child > .gh-resizer {
    inset-inline-end: 0;
  }
  .gh-head-cell:hover > .gh-resizer:not(:hover, [data-active])::after {
    background: var(--gh-color-border-neutral);
  }
}
`;
