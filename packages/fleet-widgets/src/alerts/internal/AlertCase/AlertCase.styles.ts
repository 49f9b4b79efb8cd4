import { styled } from 'styled-components';

export const Case = styled.article`
  container: gh-case / inline-size;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  overflow: auto;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
`;

export const Head = styled.header`
  display: grid;
  gap: 8px;
  padding: 14px 20px;
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  h2 {
    margin: 0;
    font: 600 20px/24px var(--gh-font-sans);
    overflow-wrap: anywhere;
  }
  h2[data-withdrawn] {
    text-decoration: line-through;
    color: var(--gh-color-text-muted);
  }
  p {
    margin: 0;
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  min-inline-size: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
  > [data-push] {
    display: flex;
    gap: 4px;
    align-items: center;
    margin-inline-start: auto;
  }
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;
`;

export const Vin = styled.span`
  color: var(--gh-color-text-muted);
  font: 12px/16px var(--gh-font-mono);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  flex: none;
  gap: 1px;
  margin: 0;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-border-neutral);

  > div {
    min-inline-size: 0;
    padding: 9px 20px;
    background: var(--gh-color-surface-panel);
    overflow-wrap: anywhere;
  }
  @container gh-widget (width < 768px) {
    > div {
      padding-inline: 16px;
    }
  }
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  dd > span {
    display: block;
    font-weight: 400;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 10px;
  max-inline-size: 640px;
  padding: 14px 20px;
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
`;

/** What the alert is about beside what happened, or above it in a narrow box. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container gh-case (width >= 860px) {
    grid-template-columns: minmax(0, 640px) minmax(0, 360px);
    column-gap: 8px;
  }
`;

/** The map above its text, or beside it where there is room. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;

  @container gh-case (560px <= width < 860px) {
    grid-template-columns: minmax(0, 298px) minmax(0, 1fr);

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Picture = styled.div`
  block-size: 160px;
  min-inline-size: 0;
`;

/** Addresses break between words. */
export const PlaceText = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

export const NoteForm = styled.form`
  display: grid;
  justify-items: start;
  gap: 8px;

  > :first-child {
    inline-size: 100%;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px 20px;
`;

export const Notices = styled.div`
  display: grid;
  gap: 8px;
  padding-inline: 20px;
  &:empty {
    display: none;
  }
`;

export const Muted = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--gh-color-text-muted);
`;

export const Failure = styled.span`
  color: var(--gh-color-text-critical);
`;

export const Trailers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
`;
