import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: 16px;
  padding-block-start: 16px;

  > .wide {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    grid-column: 1 / -1;
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
`;

export const Tree = styled.div`
  block-size: 320px;
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
`;
