import { styled } from 'styled-components';

export const Framed = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 320px;
`;

export const FrameBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 36px;
  padding: 6px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

/** The partner's page has colors of its own, usually dark on white. */
export const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  border: 0;
  background: white;
`;
