import { styled } from 'styled-components';
import { chosenInSystemColors, focusRing } from '../internal/styles';

/** Days, weekdays and month navigation, shared by single days and ranges. */
export const Days = styled.div`
  font-variant-numeric: tabular-nums;

  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    block-size: 32px;
    font: 600 13px/32px var(--gh-font-sans);
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: var(--gh-color-text-muted);
    cursor: pointer;
  }
  .rdp-chevron {
    inline-size: 16px;
    fill: currentColor;
  }
  &:dir(rtl) .rdp-chevron {
    transform: scaleX(-1);
  }
  :is(.rdp-button_previous, .rdp-button_next):hover {
    background: var(--gh-color-surface-hover);
  }
  :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    background: none;
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  /* Looks like a quiet Select: the text is drawn, and a transparent native select above it takes the clicks. */
  .rdp-dropdowns {
    display: inline-flex;
    align-items: center;
    block-size: 32px;
  }
  .rdp-dropdown_root {
    position: relative;
    block-size: 26px;
    padding-inline: 6px 3px;
    border-radius: var(--gh-radius-xs);
    line-height: 26px;
    white-space: nowrap;
  }
  .rdp-dropdown_root:hover {
    background: var(--gh-color-surface-hover);
  }
  .rdp-dropdown_root:has(:focus-visible) {
    ${focusRing}
    outline-offset: 0;
  }
  .rdp-dropdown_root > .rdp-caption_label {
    display: flex;
    align-items: center;
    gap: 1px;
  }
  .rdp-dropdown_root .rdp-chevron {
    inline-size: 14px;
    color: var(--gh-color-text-subtle);
  }
  .rdp-dropdown {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    border: 0;
    /* The native list of options inherits these values. */
    background: var(--gh-color-surface-panel);
    color: var(--gh-color-text-neutral);
    font: var(--gh-text-13);
    opacity: 0;
    cursor: pointer;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    inline-size: 34px;
    block-size: 26px;
    font: var(--gh-text-11);
    color: var(--gh-color-text-subtle);
  }
  .rdp-day {
    padding: 1px;
    text-align: center;
  }
  .rdp-day_button {
    appearance: none;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .rdp-day_button:hover {
    background: var(--gh-color-surface-hover);
  }
  .rdp-today .rdp-day_button {
    color: var(--gh-color-text-brand);
    font-weight: 600;
  }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    background: var(--gh-color-solid-brand);
    color: var(--gh-color-on-solid-brand);
  }
  .rdp-disabled .rdp-day_button {
    background: none;
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  :is(.rdp-day_button, .rdp-button_previous, .rdp-button_next):focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
      ${chosenInSystemColors}
    }
    .rdp-range_middle .rdp-day_button {
      border-block: 2px solid Highlight;
    }
    .rdp-disabled .rdp-day_button {
      color: GrayText;
    }
    .rdp-dropdown_root {
      outline: 1px solid ButtonBorder;
    }
  }
`;
