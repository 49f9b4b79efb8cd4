import { Select, Table } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: 16px;
  padding: 20px var(--gh-layout-gutter) 40px;

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

export const Status = styled(Select)`
  inline-size: 220px;
`;

export const Hint = styled.p`
  margin: 0 0 12px;
  font: var(--gh-text-13);
  color: var(--gh-color-text-muted);
`;

/** Scrolls horizontally if the container is narrower than the table. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

export const ActionTable = styled(Table)`
  min-inline-size: 680px;
  th:not(:last-child) {
    white-space: nowrap;
  }
  th:last-child,
  td:last-child {
    text-align: end;
    white-space: nowrap;
  }
`;

export const Sub = styled.div`
  color: var(--gh-color-text-muted);
`;
