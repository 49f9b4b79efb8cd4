import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: 8px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-block-size: 32px;

  > h2 {
    margin: 0;
    font: 600 15px/20px var(--gh-font-sans);
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto 32px;
  gap: 4px 16px;
  align-items: center;
  padding-block: 10px;
  padding-inline: 16px 8px;
  font: var(--gh-text-13);
  &[data-columns='2'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-inline-end: 16px;
  }
  @container gh-widget (width < 640px) {
    &[data-columns='2'] {
      grid-template-areas: 'about' 'state';
      grid-template-columns: minmax(0, 1fr);
    }
    grid-template-columns: minmax(0, 1fr) auto 32px;
    grid-template-areas: 'about switch menu' 'state state state';

    > :nth-child(2) {
      grid-area: state;
    }
  }
`;

export const About = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > strong {
    font: 600 13px/20px var(--gh-font-sans);
  }
  > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const State = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  > span:nth-child(2) {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 4px;
    font: 500 13px/20px var(--gh-font-sans);
  }
`;

export const Problem = styled.p`
  margin: 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;

export const Secret = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block: 4px;

  > code {
    min-inline-size: 0;
    font: var(--gh-text-12);
    font-family: var(--gh-font-mono);
    overflow-wrap: anywhere;
  }
`;

export const Log = styled.ol`
  display: grid;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 4px;
    padding-block: 12px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const MessageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 28px;
  font: var(--gh-text-13);

  > strong {
    font-weight: 600;
  }
  > time {
    color: var(--gh-color-text-muted);
  }
  > button {
    margin-inline-start: auto;
  }
`;

export const Attempts = styled.ol`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Body = styled.details`
  font: var(--gh-text-12);

  > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--gh-color-text-muted);
    line-height: 24px;
    cursor: pointer;
  }
  > pre {
    max-block-size: 200px;
    margin: 0;
    padding: 8px;
    border-radius: var(--gh-radius-sm);
    background: var(--gh-color-surface-sunken);
    font: var(--gh-text-12);
    font-family: var(--gh-font-mono);
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
