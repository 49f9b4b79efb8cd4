import { styled } from 'styled-components';

export { Line, Quiet, Section } from './AlertCase.styles';

/** Facts in cells of equal width, as many in a row as fit. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 10px 16px;
`;
