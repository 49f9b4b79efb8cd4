import { Table } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
`;

export const Pick = styled.div`
  flex: 1 1 220px;
  max-inline-size: 360px;
`;

export const File = styled.label`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  padding-inline: 12px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: 6px;
  background: var(--gh-color-surface-panel);
  font: var(--gh-text-13);
  font-weight: 600;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }
`;

export const Scroller = styled.div`
  position: relative;
  max-block-size: 520px;
  overflow: auto;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;
`;

export const Lines = styled(Table)`
  min-inline-size: 440px;

  code {
    font: var(--gh-text-code, 12px/16px monospace);
    overflow-wrap: anywhere;
  }
  th:first-child,
  td:first-child {
    inline-size: 56px;
    padding-inline-start: 12px;
    text-align: end;
    white-space: nowrap;
  }
  td:first-child {
    color: var(--gh-color-text-subtle);
    font-variant-numeric: tabular-nums;
  }

  @container gh-widget (width < 520px) {
    min-inline-size: 0;

    th:nth-child(3),
    td:nth-child(3) {
      display: none;
    }
    th:nth-child(2),
    td:nth-child(2) {
      min-inline-size: 136px;
    }
    td:nth-child(4) * {
      white-space: normal;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;
