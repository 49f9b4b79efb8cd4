import { styled } from 'styled-components';

/** Conditions below each other; those of a group are indented along a line. */
export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--gh-text-13);

  & & {
    margin-inline-start: 7px;
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--gh-color-border-neutral);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) minmax(0, auto);
  gap: 0 8px;
  padding: 5px 8px;
  border-radius: var(--gh-radius-md);

  &[data-first] {
    background: var(--gh-color-surface-sunken);
  }
  > svg {
    margin-block-start: 2px;
    color: var(--gh-color-text-muted);
  }
  > strong {
    max-inline-size: 22ch;
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
  }
  > [data-title] {
    overflow-wrap: anywhere;
  }
  > [data-state] {
    display: flex;
    grid-column: 2 / -1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 8px;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
`;
