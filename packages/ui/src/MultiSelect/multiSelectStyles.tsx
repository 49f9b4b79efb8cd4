import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox';
import { innerButton } from '../InnerButton/InnerButton';
import { focusRing, hitArea, plainButton } from '../internal/styles';

/** The box with its content in a single rule set, so that the first selection adds no styles to the page. */
export const ChoicesBox = styled(FieldBox)`
  > .gh-chosen {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-inline-size: 0;
    max-inline-size: 65%;
    block-size: 20px;
    padding-inline: 6px 4px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-xs);
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-neutral);
    font: 500 12px/16px var(--gh-font-sans);

    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &[data-size='xsmall'] {
      gap: 3px;
      block-size: 13px;
      padding-inline: 3px;
      border: 0;
      font: 500 10px/12px var(--gh-font-sans);
    }
    &[data-size='medium'],
    &[data-size='large'] {
      block-size: 26px;
      font-size: 13px;
    }
  }
  &[data-disabled] > .gh-chosen {
    color: var(--gh-color-text-subtle);
  }
  /* In a very narrow field, the chip shrinks instead of the input. */
  > .gh-chosen ~ input:not([readonly]) {
    min-inline-size: 24px;
  }
  .gh-remove,
  > .gh-clear {
    ${innerButton}
  }
  > .gh-more {
    ${plainButton}
    position: relative;
    flex: none;
    border-radius: var(--gh-radius-xs);
    color: var(--gh-color-text-brand);
    font: 500 12px/16px var(--gh-font-sans);
    ${hitArea}

    &[data-size='xsmall'] {
      font-size: 11px;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;
