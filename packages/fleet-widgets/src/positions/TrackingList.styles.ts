import { styled } from 'styled-components';

export const Nothing = styled.div`
  flex: 1;
  padding: 24px 14px;
`;
