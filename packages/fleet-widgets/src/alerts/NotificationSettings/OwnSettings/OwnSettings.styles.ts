import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  max-inline-size: 720px;

  > h2 {
    margin: 0;
    font: var(--gh-text-16);
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
`;

export const Part = styled.fieldset`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 8px;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px;
`;

export const Time = styled.span`
  flex: 0 1 128px;
  min-inline-size: 0;
`;

export const Zone = styled.span`
  flex: 0 1 264px;
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
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
`;
