import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
`;

export const From = styled.p`
  margin: 0;
  padding: 10px 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
  overflow-wrap: anywhere;
`;

export const Centers = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 6px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  address {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    font: var(--gh-text-12);
    font-style: normal;
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
  address > span {
    flex: 1 0 100%;
  }
  /* The phone and address links are touch targets. */
  address > a {
    min-block-size: 24px;
    align-content: center;
  }
`;

export const CenterHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  > h4 {
    min-inline-size: 0;
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  > span {
    flex: none;
    font: var(--gh-text-13);
    font-variant-numeric: tabular-nums;
  }
`;

export const CenterFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

export const Outcome = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-muted);
`;

export const More = styled.div`
  padding: 10px 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);
`;

export const Message = styled.div`
  display: grid;
  gap: 10px;
  overflow-wrap: anywhere;

  > p {
    margin: 0;
  }
  > ul {
    margin: 0;
    padding-inline-start: 18px;
    color: var(--gh-color-text-muted);
  }
`;
