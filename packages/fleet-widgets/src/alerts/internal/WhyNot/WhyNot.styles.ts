import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  gap: 14px;
  min-inline-size: 0;
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);

  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  p {
    margin: 0;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 10px;
`;

export const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: 10px;

  > :last-child {
    margin-block-start: 20px;
  }
`;

export const Verdict = styled.div`
  display: grid;
  gap: 6px;
  padding: 10px 14px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 10px;
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-block-start: 10px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
`;
