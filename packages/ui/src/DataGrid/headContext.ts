import { createContext, useContext } from 'react';
import type { DataGridHeadProps } from './DataGridHead';
import type { GridLayout } from './gridTypes';

/** The header as it is now. Whoever reads it is drawn with each change, so only an open menu does. */
export const HeadContext = createContext<DataGridHeadProps<never> | undefined>(undefined);

/** What header cells do. It never changes, so that a cell is drawn again only for its own sake. */
export interface HeadCommands {
  changeLayout: (change: (layout: GridLayout) => GridLayout) => void;
  /** Ascending first, then the other way round. */
  toggleSort: (columnId: string) => void;
  /** Puts a column before another one, on that one's side of the pin. */
  moveColumn: (id: string, beforeId: string) => void;
}

export const HeadCommandsContext = createContext<HeadCommands | undefined>(undefined);

export const useHead = () => required(useContext(HeadContext));
export const useHeadCommands = () => required(useContext(HeadCommandsContext));

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('[ui] A header cell was drawn outside its DataGrid.');
  return value;
}
