import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 356px minmax(0, 1fr);
  min-block-size: 0;
  @container gh-widget (width < 1024px) {
    grid-template-columns: 300px minmax(0, 1fr);
  }
  @container gh-widget (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  &[hidden] {
    display: none;
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
`;

export const MapSide = styled.div`
  position: relative;
  min-block-size: 0;
  min-inline-size: 0;
  &[hidden] {
    display: none;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 14px;
`;

export const Hint = styled.p`
  margin: 0;
  padding: 14px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
`;
