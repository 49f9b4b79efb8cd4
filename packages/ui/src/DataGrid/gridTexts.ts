import { createContext, useContext, useMemo } from 'react';
import { useMessages } from '../locale/LocaleProvider';
import { GRID_MESSAGES, type GridTexts } from './messages';

/** The texts of a grid. They change only with the host's `texts`, so no cell renders because of them. */
export const GridTextsContext = createContext(GRID_MESSAGES);

export const useGridTexts = () => useContext(GridTextsContext);

/** English texts, with those that the host replaces. */
export const useAllGridTexts = (given: Partial<GridTexts> | undefined): GridTexts => {
  const messages = useMessages(GRID_MESSAGES);
  return useMemo(() => ({ ...messages, ...given }), [given, messages]);
};
