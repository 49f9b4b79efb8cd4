import { Dialog } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > :nth-child(2) {
    inline-size: 280px;
    max-inline-size: 100%;
  }
`;

/** Gets the focus when the dialog opens, so that its name is announced. */
export const Title = styled(Dialog.Title)`
  &:focus {
    outline: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.7fr);
  min-block-size: 0;
  @container gh-dialog (width < 1024px) {
    display: block;
    overflow-y: auto;
  }
`;

export const Form = styled.form`
  min-block-size: 0;
  overflow-y: auto;
  @container gh-dialog (width < 1024px) {
    overflow-y: visible;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  @container gh-dialog (width < 640px) {
    padding-inline: 16px;
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
  }
  h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  header > span {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  @container gh-dialog (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-inline-size: 0;
`;

export const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: 6px;
    padding: 0;
    color: var(--gh-color-text-primary);
    font: 500 12px/16px var(--gh-font-sans);
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Time = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 4px;
  max-inline-size: 220px;
`;

export const Problem = styled.p`
  margin: 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;

export const Note = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;
`;

export const Runs = styled.section`
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;

  > h3 {
    margin: 0;
    padding: 6px 12px;
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
  }
  > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li,
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    margin: 0;
    padding: 6px 12px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
  li > span:first-child {
    min-inline-size: 80px;
  }
  li > em {
    color: var(--gh-color-text-muted);
    font-style: normal;
  }
`;

export const Preview = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  @container gh-dialog (width < 1024px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--gh-color-border-neutral);
  }

  > header {
    flex: none;
    padding: 16px 12px;
    background: var(--gh-color-surface-sunken);
  }
  h2 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

export const PreviewBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;

  td,
  th {
    white-space: nowrap;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px var(--gh-layout-gutter);
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > p {
    flex: 1;
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  b {
    margin-inline-end: 6px;
    font-weight: 600;
  }
`;
