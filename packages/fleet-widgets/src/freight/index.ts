export { Freight, type FreightProps } from './Freight/Freight';
