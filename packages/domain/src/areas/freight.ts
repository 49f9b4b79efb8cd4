export type { Freight } from '../contract/freight';
