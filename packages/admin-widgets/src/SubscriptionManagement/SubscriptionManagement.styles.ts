import { styled } from 'styled-components';

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Count = styled.button`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  min-block-size: 32px;
  padding: 4px 10px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: 6px;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  cursor: pointer;

  & > strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[data-empty] {
    color: var(--gh-color-text-muted);
  }
  /* A phone has no room for numbers that are 0. */
  @container gh-widget (width < 768px) {
    &[data-empty]:not([aria-pressed='true']) {
      display: none;
    }
  }
  &:hover {
    border-color: var(--gh-color-border-strong, currentcolor);
  }
  &[aria-pressed='true'] {
    border-color: var(--gh-color-border-focus);
    box-shadow: inset 0 0 0 1px currentcolor;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;

  & > p {
    margin: 0;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-inline-start: 20px;
`;

export const Scroller = styled.div`
  position: relative;
  max-block-size: 260px;
  overflow: auto;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: 8px;

  th:first-child,
  td:first-child {
    padding-inline-start: 10px;
  }
`;

export const Code = styled.code`
  font: var(--gh-text-code, 12px/16px monospace);
  overflow-wrap: anywhere;
`;

export const Sub = styled.div`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Batch = styled.section`
  display: grid;
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: 8px;
`;

export const BatchHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  & > h2 {
    margin: 0;
    font: var(--gh-text-14);
    font-weight: 600;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 8px;

  & > h3 {
    margin: 0;
    font: var(--gh-text-13);
    font-weight: 600;
  }
`;
