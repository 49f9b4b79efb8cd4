import { createContext } from 'react';
import { TOAST_MESSAGES } from './messages';

/** Name of the button that dismisses a toast, set by the host. */
export const DismissLabelContext = createContext<string>(TOAST_MESSAGES.dismiss);
