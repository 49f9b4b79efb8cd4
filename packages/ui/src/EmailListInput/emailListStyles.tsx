import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox';

/** A field box that grows with its chips. */
export const Box = styled(FieldBox)`
  &&& {
    flex-wrap: wrap;
    gap: 3px 6px;
    block-size: auto;
    min-block-size: 32px;
    padding: 3px;
  }
  &&&[data-size='xsmall'] {
    min-block-size: 19px;
    padding: 2px;
  }
  &&&[data-size='medium'] {
    min-block-size: 44px;
    padding: 9px 8px;
  }
  &&&[data-size='large'] {
    min-block-size: 56px;
    padding: 15px 12px;
  }
  &&& > input:not([type='hidden']) {
    flex: 1 1 60px;
    inline-size: 60px;
    block-size: 24px;
    padding-inline: 6px;
  }
  &&&[data-size='xsmall'] > input:not([type='hidden']) {
    block-size: 13px;
    padding-inline: 3px;
  }
`;

export const Chips = styled.ul`
  /* the chips flow together with the text behind them */
  display: contents;
  list-style: none;
`;
