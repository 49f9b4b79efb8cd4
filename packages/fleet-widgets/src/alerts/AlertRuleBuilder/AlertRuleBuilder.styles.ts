import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--gh-color-surface-panel);
`;

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) 366px;
  min-block-size: 0;

  &[data-types] {
    grid-template-columns: 250px minmax(0, 1fr) 366px;
  }
  @container gh-widget (width < 1180px) {
    grid-template-columns: minmax(0, 1fr) 330px;
    &[data-types] {
      grid-template-columns: minmax(0, 1fr) 330px;
    }
  }
  @container gh-widget (width < 860px) {
    display: flex;
    flex-direction: column;
  }
`;

/** The types; below 1180 px the button of the conditions opens them as a menu. */
export const Types = styled.nav`
  min-block-size: 0;
  padding: 12px 8px;
  border-inline-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  overflow-y: auto;
  font: var(--gh-text-13);

  > div > h2 {
    margin: 10px 8px 2px;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > p {
    margin: 12px 8px;
    color: var(--gh-color-text-muted);
  }
  @container gh-widget (width < 1180px) {
    display: none;
  }
`;

export const Type = styled.button`
  all: unset;
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 25px;
  padding-inline: 8px;
  border-radius: var(--gh-radius-sm);
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--gh-color-text-subtle);
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:disabled {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Middle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

export const Form = styled.form`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 16px;
  min-block-size: 0;
  padding: 16px 24px 24px;
  overflow-y: auto;
  @container gh-widget (width < 560px) {
    padding-inline: 16px;
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  gap: 18px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const NameRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px;
  align-items: start;
  gap: 12px;
  @container gh-widget (width < 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 18px 24px;
  @container gh-widget (width < 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Choices and their field below a heading. */
export const Block = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  > h2 {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 18px;
  min-inline-size: 0;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

export const Step = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  padding-block-end: 12px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
`;

export const StepHead = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 8px;
`;

export const Note = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

export const Problem = styled.p`
  margin: 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;

export const ConditionsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  > h2 {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Conditions = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 46px minmax(0, 1fr);
  }
  @container gh-widget (width < 560px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** 'When', 'and' or 'or' in front of a condition. */
export const Joint = styled.span`
  padding-block-start: 12px;
  color: var(--gh-color-text-muted);
  font: 600 13px/20px var(--gh-font-sans);
  @container gh-widget (width < 560px) {
    padding-block-start: 0;
  }
`;

export const Condition = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 10px;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 6px 8px 6px 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
  font: var(--gh-text-13);

  > svg {
    align-self: start;
    margin-block-start: 8px;
    color: var(--gh-color-text-subtle);
  }
  > [data-remove] {
    align-self: start;
    margin-block-start: 3px;
  }
  > [data-problem] {
    grid-column: 2 / -1;
  }
  &[data-invalid] {
    border-color: var(--gh-color-border-critical);
  }
`;

/** The type of a condition and its values, in the order of its sentence. */
export const Controls = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-inline-size: 0;
  min-block-size: 32px;

  > strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** A word and its field, on one line. */
export const Together = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** A control of a fixed width that may become narrower. */
export const Sized = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Group = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  padding: 8px;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-sunken);

  &[data-invalid] {
    border-color: var(--gh-color-border-critical);
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

export const Adds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > p {
    margin-inline-start: auto;
  }
`;

/** Under the conditions, not under the words that join them. */
export const Indented = styled.div`
  display: grid;
  gap: 8px;
  padding-inline-start: 46px;
  @container gh-widget (width < 560px) {
    padding-inline-start: 0;
  }
`;

export const Words = styled.section`
  flex: none;
  padding: 12px 24px 14px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);

  > h2 {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  > p {
    max-block-size: 60px;
    margin: 4px 0 0;
    overflow-y: auto;
    font: var(--gh-text-13);
  }
  @container gh-widget (width < 560px) {
    padding-inline: 16px;
  }
`;

export const Preview = styled.aside`
  min-block-size: 0;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  overflow-y: auto;
  @container gh-widget (width < 860px) {
    flex: none;
    max-block-size: 45%;
    border-block-start: 1px solid var(--gh-color-border-neutral);
    border-inline-start: 0;
  }
`;

export const ConflictActions = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Versions = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  margin: 6px 0 0;

  > dt {
    color: var(--gh-color-text-muted);
  }
  > dd {
    margin: 0;
  }
`;
