import { styled } from 'styled-components';

export const Subtitle = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 2px 0 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);

  > :first-child {
    font-family: var(--gh-font-mono);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 268px;
  gap: 16px;
  @media (width < 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Viewer = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  align-content: start;
`;

export const Stage = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  block-size: 400px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);
  touch-action: pan-y;

  > img {
    max-inline-size: 100%;
    max-block-size: 398px;
    user-select: none;
  }
  &[data-zoomed] {
    cursor: grab;
    touch-action: none;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  &[data-empty] {
    align-content: center;
    gap: 8px;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-13);
  }
  > p {
    margin: 0;
  }
  @media (width < 768px) {
    block-size: 300px;

    > img {
      max-block-size: 298px;
    }
  }
`;

const floating = `
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  box-shadow: var(--gh-shadow-2);
`;

export const ZoomBar = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  display: flex;
  gap: 4px;
  align-items: center;
  padding: 4px;
  ${floating}

  > span {
    min-inline-size: 44px;
    font: var(--gh-text-13);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export const Step = styled.div`
  position: absolute;
  inset-block-start: 182px;
  ${floating}

  &[data-side='start'] {
    inset-inline-start: 12px;
  }
  &[data-side='end'] {
    inset-inline-end: 12px;
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
  @media (width < 768px) {
    inset-block-start: 132px;
  }
`;

export const Thumbnails = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Thumbnail = styled.button`
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 76px;
  block-size: 48px;
  padding: 0;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);
  cursor: pointer;

  > img {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
  &[aria-pressed='true'] {
    border-color: var(--gh-color-border-focus);
    box-shadow: inset 0 0 0 1px var(--gh-color-border-focus);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > dl {
    display: grid;
    inline-size: 100%;
    margin: 0;
  }
  dl > div {
    padding: 8px 0;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  dl > div:first-child {
    padding-block-start: 0;
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font: var(--gh-text-13);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const AddForm = styled.form`
  display: grid;
  gap: 12px;
  inline-size: 100%;
`;

export const Failure = styled.p`
  margin: 8px 0 0;
  color: var(--gh-color-text-critical);
`;
