import { styled } from 'styled-components';

export const Preview = styled.div`
  display: grid;
  gap: 12px;
  font: var(--gh-text-13);

  > ul {
    margin: 0;
    padding-inline-start: 18px;
  }
  > ul > li {
    overflow-wrap: anywhere;
  }
  > p {
    margin: 0;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  padding: 6px 14px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-selected);
  font: var(--gh-text-13);

  > span {
    flex: 1;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
