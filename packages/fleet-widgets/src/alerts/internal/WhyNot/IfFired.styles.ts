import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 10px;

  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

/** Names at the start, outcomes at the end; below the name if they don't fit beside it. */
export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 8px;
    padding-block: 4px;
  }
  svg {
    margin-block-start: 3px;
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 12px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    line-height: 20px;
  }
`;
