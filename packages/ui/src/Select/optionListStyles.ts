import { adoptedStyles } from '../internal/adoptedStyles';
import { choiceBox, chosenBox, dash, tick } from '../internal/choiceStyles';
import { floating, optionRow } from '../internal/floating';

/**
 * The list and its content. A styled component would compile these rules at the first opening in a page. The text is part
 * of what a page loads, so its comments are here:
 *
 * - A modal dialog disables pointer events outside itself, and this list is outside.
 * - The fallback of the size applies until the list is placed. Without it, all options would be visible and rendered.
 * - Options are plain elements, because many of them are replaced at each keystroke.
 */
export const adoptOptionList = adoptedStyles(`
.gh-list {
  ${floating}
  position: fixed;
  overflow: hidden;
  pointer-events: auto;

  .gh-options {
    position: relative;
    max-block-size: min(320px, var(--list-room, 320px));
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .gh-options > div {
    position: relative;
  }
  .gh-option {
    ${optionRow}
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 30px;
  }
  .gh-option > span:nth-last-child(-n + 2) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .gh-option[data-chosen] {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
  }
  .gh-option[data-highlighted] {
    background: var(--gh-color-surface-hover);
  }
  .gh-option[aria-disabled='true'] {
    color: var(--gh-color-text-disabled);
  }
  .gh-option-heading {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 30px;
    padding: 10px 8px 2px;
    font: var(--gh-text-11);
    color: var(--gh-color-text-subtle);
  }
  .gh-option-note {
    margin-inline-start: auto;
    flex: none;
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-subtle);
  }
  .gh-option-tick {
    ${choiceBox}
  }
  .gh-option-tick[data-checked] {
    ${chosenBox}
  }
  .gh-option-tick[data-checked]::after {
    ${tick}
  }
  .gh-option-tick[data-checked='mixed']::after {
    ${dash}
  }
  .gh-option[aria-disabled='true'] .gh-option-tick:not([data-checked]) {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
  }
  .gh-option-none {
    position: absolute;
    inset: 4px;
    padding: 5px 8px;
    color: var(--gh-color-text-subtle);
  }
  @media (forced-colors: active) {
    .gh-option[data-chosen] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
    .gh-option[data-chosen] .gh-option-note {
      color: inherit;
    }
    .gh-option[aria-disabled='true'] > * {
      color: GrayText;
    }
    .gh-option[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
}
`);
