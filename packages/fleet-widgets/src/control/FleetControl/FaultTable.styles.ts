import { Table } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Remark = styled.span`
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;

export const FaultCounts = styled(Table)`
  && th,
  && td {
    padding: 6px 0;
    border: 0;
    vertical-align: middle;
  }
  && thead th {
    padding-block: 4px;
  }
  && tbody th {
    padding-block: 8px;
  }
  && td,
  && thead th:not(:first-child) {
    inline-size: 20%;
    padding-inline-start: 8px;
    text-align: end;
  }
  td[data-state='faults'] {
    color: var(--gh-color-text-critical);
  }
  td[data-state='alerts'] {
    color: var(--gh-color-text-caution);
  }
  && tr[data-part='any'] > * {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

export const System = styled.span`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  overflow-wrap: anywhere;
  & > :first-child {
    color: var(--gh-color-text-muted);
  }
`;

export const Bar = styled.span`
  display: flex;
  gap: 1px;
  block-size: 4px;
  margin-block-start: 4px;
  margin-inline-start: 24px;
  overflow: hidden;
  border-radius: 2px;
  & > span {
    flex: 0 1 0;
    background: var(--gh-color-track-none);
  }
  & > [data-state='faults'] {
    background: var(--gh-color-solid-critical);
  }
  & > [data-state='alerts'] {
    background: var(--gh-color-solid-caution);
  }
`;

export const Never = styled.button`
  appearance: none;
  min-inline-size: 24px;
  min-block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--gh-color-text-subtle);
  font: inherit;
  text-align: end;
  cursor: not-allowed;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

/** A heading whose meaning is explained on hover, focus and press. */
export const Explained = styled.button`
  appearance: none;
  min-block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: end;
  text-decoration: underline dotted 1px var(--gh-color-border-control);
  text-underline-offset: 4px;
  cursor: help;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;
