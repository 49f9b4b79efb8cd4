import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox';

/** A field box that grows with its chips. Its text is aligned with that of other fields. */
export const Box = styled(FieldBox)`
  --gh-chip-row: 24px;
  --gh-text-inset: 6px;

  &[data-size='xsmall'] {
    --gh-chip-row: 13px;
    --gh-text-inset: 3px;
  }
  &&& {
    flex-wrap: wrap;
    gap: 3px 6px;
    block-size: auto;
    min-block-size: var(--gh-field-height);
    padding: calc((var(--gh-field-height) - 2px - var(--gh-chip-row)) / 2)
      calc(var(--gh-field-padding) - var(--gh-text-inset));
  }
  &&& > input:not([type='hidden']) {
    flex: 1 1 60px;
    inline-size: 60px;
    block-size: var(--gh-chip-row);
    padding-inline: var(--gh-text-inset);
  }
`;

export const Chips = styled.ul`
  /* Lets the chips wrap in one flow with the input after them. */
  display: contents;
  list-style: none;
`;
