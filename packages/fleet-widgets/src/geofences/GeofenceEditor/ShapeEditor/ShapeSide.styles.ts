import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: 12px;
  flex: none;
  padding: 12px 14px 16px;
`;

export const Length = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: start;
  gap: 8px;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  flex: none;
  gap: 1px;
  margin: 0;
  border-block: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-border-hairline);

  > div {
    padding: 8px 14px;
    background: var(--gh-color-surface-raised);
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-11);
  }
  dd {
    margin: 0;
    font: 600 16px/22px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
  dd > small {
    color: var(--gh-color-text-subtle);
    font: var(--gh-text-12);
  }
`;

export const Line = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 14px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font: 400 12px/18px var(--gh-font-sans);

  > svg {
    flex: none;
    margin-block-start: 3px;
  }
  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
  }
  &[data-tone='unknown'] {
    color: var(--gh-color-text-muted);
  }
  > button {
    flex: none;
    min-block-size: 24px;
    margin-block: -3px;
  }
`;

export const Problems = styled.ul`
  flex: none;
  margin: 0;
  padding: 0;
  list-style: none;
`;
