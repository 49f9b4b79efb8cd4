import { styled } from 'styled-components';
import { adoptedStyles } from '../internal/adoptedStyles';

export const Viewport = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  contain: strict;
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

/** The styles use classes, because `recordRow.ts` creates the rows without React. */
export const adoptRecordRows = adoptedStyles(`
  .gh-record {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    align-content: center;
    column-gap: 10px;
    block-size: 54px;
    padding-inline: 14px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    cursor: pointer;
    contain: strict;
    font-variant-numeric: tabular-nums;
  }
  .gh-record[hidden] {
    display: none;
  }
  .gh-record:hover {
    background: var(--gh-color-surface-hover);
  }
  .gh-record.chosen {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 0 var(--gh-color-solid-brand);
  }
  .gh-record.chosen:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--gh-color-solid-brand);
  }
  [role='listbox']:focus-visible .gh-record.active {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -3px;
    border-radius: var(--gh-radius-sm);
  }
  /* Codes and measurements keep their own direction. On a left-to-right page this would only cost time. */
  .gh-record:dir(rtl) :is(strong, span) {
    unicode-bidi: isolate;
  }
  .gh-record:dir(rtl) :is(.gh-age, .gh-facts) {
    unicode-bidi: plaintext;
  }
  .gh-record > div {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .gh-record strong {
    font-weight: 600;
  }
  .gh-record .gh-code {
    margin-inline-start: 8px;
    color: var(--gh-color-text-subtle);
    font: 400 12px/16px var(--gh-font-mono);
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
  }
  .gh-record .gh-sort {
    margin-inline-start: 8px;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  .gh-record .gh-age {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    text-align: end;
  }
  .gh-record.stale .gh-age {
    color: var(--gh-color-text-subtle);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .gh-record .gh-facts {
    grid-column: 2;
    overflow: hidden;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .gh-record .gh-signs {
    justify-self: end;
    block-size: 15px;
    fill: none;
    stroke: var(--gh-color-text-critical);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Clipped icons would add work to every frame of a scroll. */
  .gh-record svg {
    overflow: visible;
  }
  .gh-record svg[hidden] {
    display: none;
  }
  .gh-record .gh-shape {
    align-self: center;
    inline-size: 14px;
    block-size: 14px;
    fill: currentColor;
    fill-rule: evenodd;
  }
  .gh-record.good .gh-shape {
    color: var(--gh-color-icon-good);
  }
  .gh-record.caution .gh-shape {
    color: var(--gh-color-icon-caution);
  }
  .gh-record.critical .gh-shape {
    color: var(--gh-color-icon-critical);
  }
  .gh-record.unknown .gh-shape {
    fill: none;
    stroke: var(--gh-color-icon-unknown);
    stroke-width: 2.2;
    stroke-dasharray: 3.6 2.6;
  }
  .gh-record.waits .gh-facts {
    block-size: 12px;
    max-inline-size: 60%;
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-hover);
  }
  @media (forced-colors: active) {
    .gh-record.chosen {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`);
