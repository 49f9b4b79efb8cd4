import { Card } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Waiting = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  block-size: 54px;
  padding-inline: 16px;
`;

export const Panel = styled(Card)`
  block-size: 100%;
  min-block-size: 0;
  > :last-child {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
`;

export const Count = styled.span`
  margin-inline-start: 4px;
  color: var(--gh-color-text-subtle);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  contain: strict;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    position: absolute;
    inset-inline: 0;
  }
`;
