import { styled } from 'styled-components';
import { NumberField } from '../NumberField/NumberField';

export const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  container-type: inline-size;
  gap: 8px 14px;
`;

export const Precise = styled(NumberField)`
  flex: none;
  inline-size: 112px;
`;
