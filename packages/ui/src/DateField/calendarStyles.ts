import { styled } from 'styled-components';
import { chosenInSystemColors, focusRing } from '../internal/styles';

/** Days, weekdays and the ways to other months, the same for one day and for a range. */
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
  }
`;
