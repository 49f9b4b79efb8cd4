import { createContext } from 'react';
import type { BoxSize } from './BoxSize';

/** The nearest box. Undefined outside of all boxes. */
export const BoxContext = createContext<BoxSize | undefined>(undefined);
