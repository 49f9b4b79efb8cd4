import { styled } from 'styled-components';
import { chosenInSystemColors, focusRing, ownButton } from '../internal/styles';

/** The look of a button, shared by `Button` and `IconButton`. */
export const ButtonRoot = styled.button`
  ${ownButton}
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 32px;
  padding: 5px 12px;
  margin: 0;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-control);
  box-shadow: var(--gh-shadow-1);
  color: var(--gh-color-text-neutral);
  font: 500 13px/20px var(--gh-font-sans);
  letter-spacing: 0;
  font-feature-settings: inherit;
  text-align: center;
  cursor: pointer;

  > svg,
  > span[aria-hidden] {
    flex: none;
  }
  > span:first-child:has(svg),
  > span[aria-hidden] {
    color: var(--gh-color-text-muted);
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:active {
    background: var(--gh-color-surface-active);
  }
  &:focus-visible {
    ${focusRing}
  }

  &[data-size='xsmall'] {
    min-block-size: 26px;
    padding: 4px 8px;
    gap: 5px;
    font-size: 12px;
    line-height: 16px;
  }
  &[data-size='medium'] {
    min-block-size: 44px;
    padding: 11px 16px;
    font-size: 14px;
  }
  &[data-size='large'] {
    min-block-size: 56px;
    padding: 17px 20px;
    border-radius: var(--gh-radius-md);
    font-size: 15px;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[data-square] {
    inline-size: 32px;
    padding: 0;
  }
  &[data-square][data-size='xsmall'] {
    inline-size: 26px;
  }
  &[data-square][data-size='medium'] {
    inline-size: 44px;
  }
  &[data-square][data-size='large'] {
    inline-size: 56px;
  }

  &[data-kind='primary'] {
    background: var(--gh-color-solid-brand);
    border-color: transparent;
    color: var(--gh-color-on-solid-brand);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.14),
      var(--gh-shadow-1);
  }
  &[data-kind='primary']:is(:hover, :active) {
    background: var(--gh-color-solid-brand-hover);
  }
  &[data-kind='danger'] {
    background: var(--gh-color-solid-critical);
    border-color: transparent;
    color: var(--gh-color-on-solid-critical);
  }
  &[data-kind='danger']:is(:hover, :active) {
    background: color-mix(in oklab, var(--gh-color-solid-critical), black 14%);
  }
  &[data-kind='quiet'] {
    background: transparent;
    border-color: transparent;
    box-shadow: none;
    color: var(--gh-color-text-muted);
  }
  &[data-kind='quiet']:hover {
    background: var(--gh-color-surface-hover);
  }
  &[data-kind='quiet']:active {
    background: var(--gh-color-surface-active);
  }
  &[data-kind='link'] {
    block-size: auto;
    min-block-size: 24px;
    padding: 0;
    background: none;
    border: 0;
    box-shadow: none;
    color: var(--gh-color-text-brand);
  }
  &[data-kind='link']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:is([data-kind='primary'], [data-kind='danger'], [data-kind='link']) > span[aria-hidden] {
    color: inherit;
  }

  &[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
    border-color: var(--gh-color-border-focus);
    color: var(--gh-color-text-brand);
  }
  &[aria-pressed='true'] > span[aria-hidden] {
    color: inherit;
  }

  &:disabled,
  &[aria-disabled='true']:not([data-working]) {
    background: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border-neutral);
    box-shadow: none;
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:disabled > span[aria-hidden] {
    color: inherit;
  }
  &:is([data-kind='quiet'], [data-kind='link']):disabled {
    background: none;
    border-color: transparent;
    text-decoration: none;
  }
  &[data-working] {
    cursor: progress;
  }
  /* The 12px spinner replaces a 16px icon or uses the padding, so that the button keeps its width. */
  &[data-working] > [data-arc='instead'] {
    margin-inline: 2px;
  }
  &[data-working]:has(> [data-arc='before']) {
    gap: 4px;
    padding-inline: 4px;
  }
  &[data-working][data-size='xsmall']:has(> [data-arc='before']) {
    gap: 2px;
    padding-inline: 1px;
  }
  &[data-working][data-size='medium']:has(> [data-arc='before']) {
    padding-inline: 8px;
  }
  &[data-working][data-size='large']:has(> [data-arc='before']) {
    padding-inline: 12px;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;

    &[aria-pressed='true'] {
      ${chosenInSystemColors}
    }
    &:disabled,
    &[aria-disabled='true']:not([data-working]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
