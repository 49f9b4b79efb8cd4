import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export const Hint = styled.p`
  margin: 0 0 16px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
