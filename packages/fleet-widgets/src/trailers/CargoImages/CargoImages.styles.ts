import { styled } from 'styled-components';
import { LinkedPicture } from '../../internal/pictures/LinkedPicture';

export const Newest = styled.div`
  display: grid;
  gap: 8px;
`;

export const Picture = styled(LinkedPicture)`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 8 / 5;
  object-fit: contain;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-sunken);
`;

export const Missing = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 8 / 5;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-sm);
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Note = styled.p`
  margin: 0;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const Stage = styled.div`
  display: grid;
  justify-items: stretch;
  gap: 10px;

  > button {
    justify-self: center;
  }
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font: var(--gh-text-13);
  font-variant-numeric: tabular-nums;
`;

export const Strip = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0;
  padding: 4px;
  overflow-x: auto;
  list-style: none;

  button {
    display: grid;
    gap: 2px;
    padding: 2px;
    border: 2px solid transparent;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-11);
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: var(--gh-color-border-focus);
    color: var(--gh-color-text-neutral);
  }
  button:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
  img {
    display: block;
    object-fit: cover;
  }
`;
