import { createContext } from 'react';

/** Name of the button that dismisses a toast, from the host. */
export const DismissLabelContext = createContext('Dismiss');
