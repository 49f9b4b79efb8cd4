import { styled } from 'styled-components';
import { choiceBox, chosenBox, dash, tick } from '../internal/choiceStyles';
import { floating, optionRow } from '../internal/floating';

/** The list and its content in a single rule set, because each further one slows down the first opening. */
export const Sheet = styled.div`
  ${floating}
  position: fixed;
  overflow: hidden;
  /* A modal dialog disables pointer events outside itself, and this list is outside. */
  pointer-events: auto;

  > .gh-options {
    position: relative;
    /* The fallback applies until the list is placed. Without it, all options would be visible and rendered. */
    max-block-size: min(320px, var(--list-room, 320px));
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;

    > div {
      position: relative;
    }

    /* Options are plain elements, because many of them are replaced at each keystroke. */
    .gh-option {
      ${optionRow}
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      block-size: 30px;

      > span:nth-last-child(-n + 2) {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      &[data-chosen] {
        background: var(--gh-color-surface-selected);
        color: var(--gh-color-text-brand);
      }
      &[data-highlighted] {
        background: var(--gh-color-surface-hover);
      }
      &[aria-disabled='true'] {
        color: var(--gh-color-text-disabled);

        .gh-option-tick:not([data-checked]) {
          border-color: var(--gh-color-border-neutral);
          background: var(--gh-color-surface-sunken);
        }
      }
      @media (forced-colors: active) {
        &[data-chosen] {
          forced-color-adjust: none;
          background: SelectedItem;
          color: SelectedItemText;

          .gh-option-note {
            color: inherit;
          }
        }
        &[aria-disabled='true'] > * {
          color: GrayText;
        }
        &[data-highlighted] {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
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

      &[data-checked] {
        ${chosenBox}
      }
      &[data-checked]::after {
        ${tick}
      }
      &[data-checked='mixed']::after {
        ${dash}
      }
    }
  }

  > .gh-option-none {
    position: absolute;
    inset: 4px;
    padding: 5px 8px;
    color: var(--gh-color-text-subtle);
  }
`;
