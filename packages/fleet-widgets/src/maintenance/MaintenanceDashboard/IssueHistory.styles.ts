import { styled } from 'styled-components';

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 4px;

  > a {
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 76px;
    block-size: 48px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-md);
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  > a:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
