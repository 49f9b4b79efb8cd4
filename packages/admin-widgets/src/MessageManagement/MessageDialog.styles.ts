import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 20px;
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;

  h3,
  p {
    margin: 0;
  }
  h3 {
    font: var(--gh-text-13);
    font-weight: 600;
  }
  > p {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: 16px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 8px;
`;
