import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  font: var(--gh-text-13);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 28px;
  }
`;

export const Remark = styled.span`
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > :first-child:not(:only-child) {
    flex: none;
    color: var(--gh-color-text-muted);
  }
`;

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
  text-align: end;
  [data-tone='critical'] > & {
    color: var(--gh-color-text-critical);
  }
  [data-tone='caution'] > & {
    color: var(--gh-color-text-caution);
  }
`;
