import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Sections = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 24px;
  min-block-size: 0;
  padding: 16px var(--gh-layout-gutter) 24px;
  overflow-y: auto;
  @container gh-widget (width < 640px) {
    padding-inline: 16px;
  }
`;
