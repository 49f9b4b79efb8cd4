import { styled } from 'styled-components';

export const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
`;

export const PanelHead = styled.header`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 8px 0 16px;
  padding-inline: 16px 8px;

  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin: 0;
    font: 600 16px/24px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;

export const PanelPart = styled.section`
  display: grid;
  gap: 8px;
  padding: 8px 16px 12px;
  font: var(--gh-text-13);

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Sub = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  code {
    font-family: var(--gh-font-mono);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-block: 1px solid var(--gh-color-border-neutral);

  > div {
    padding: 8px 12px;
  }
  > div + div {
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  > div:first-child {
    padding-inline-start: 16px;
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font: 600 14px/20px var(--gh-font-sans);
    font-variant-numeric: tabular-nums;
  }
`;

export const PartHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  font: var(--gh-text-12);

  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const Why = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;
  font: var(--gh-text-12);

  > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    min-block-size: 20px;
  }
  dt {
    color: var(--gh-color-text-muted);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px 24px;
    gap: 8px;
    align-items: center;
    margin: 0;
    font-weight: 500;
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
`;

export const Bar = styled.span`
  block-size: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--gh-color-surface-sunken);

  > i {
    display: block;
    block-size: 100%;
    background: var(--gh-color-text-muted);
  }
`;

export const Assignee = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 16px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`;

export const PanelFoot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-block-size: 52px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** A link is a target of at least 24 px. */
export const Target = styled.span`
  > a {
    display: inline-block;
    line-height: 24px;
  }
`;
