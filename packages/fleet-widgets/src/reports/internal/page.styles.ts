import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 22px;
  padding: 20px var(--gh-layout-gutter);
`;
