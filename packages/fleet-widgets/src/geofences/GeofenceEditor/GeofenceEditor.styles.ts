import { Dialog } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
`;

/** Gets the focus when the step changes; it can't be used. */
export const Title = styled(Dialog.Title)`
  &:focus {
    outline: none;
  }
`;

export const Steps = styled.ol`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  > li + li::before {
    content: '';
    inline-size: 24px;
    border-block-start: 1px solid var(--gh-color-border-neutral);
  }
  > li > b {
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border-radius: var(--gh-radius-full);
    background: var(--gh-color-surface-active);
    color: var(--gh-color-text-neutral);
    font: 600 11px/18px var(--gh-font-sans);
  }
  > li[aria-current] {
    color: var(--gh-color-text-brand);
  }
  > li[aria-current] > b {
    background: var(--gh-color-solid-brand);
    color: var(--gh-color-on-solid-brand);
  }
`;

export const Bar = styled.div`
  flex: none;
  padding: 0 20px 12px;
`;

export const ConflictActions = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The shape editor fills the body to its edges. */
export const ShapeBody = styled(Dialog.Body)`
  padding: 0;
  overflow: hidden;
  border-block-start: 1px solid var(--gh-color-border-neutral);
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** Two fields next to each other, where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: 12px;
`;

export const Group = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
`;

export const Unsaved = styled.span`
  margin-inline-end: auto;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Back = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-inline: -12px auto;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > svg {
    flex: none;
    inline-size: 104px;
    block-size: 78px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-sm);
    background: var(--gh-map-land);
  }
  > div {
    display: grid;
    gap: 1px;
    min-inline-size: 0;
  }
  strong {
    color: var(--gh-color-text-neutral);
    font: 500 13px/20px var(--gh-font-sans);
  }
`;
