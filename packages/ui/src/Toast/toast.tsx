import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import type { Tone } from '../tone';
import { ToastCard } from './ToastCard';

/** Options of a toast besides its title. */
export interface ToastOptions {
  /** Details below the title. */
  description?: ReactNode;
  /** An action that helps. A toast with an action stays until it is used or dismissed. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A later toast with the same id replaces it. */
  id?: string | undefined;
  /** How long it is shown without an action, in ms. @default 6000, and until dismissed for failures */
  durationMs?: number | undefined;
}

const DURATION_MS = 6000;
const UNTIL_DISMISSED = Number.POSITIVE_INFINITY;

function show(tone: Tone, title: ReactNode, { description, action, id, durationMs }: ToastOptions = {}) {
  return sonner.custom(
    (key) => <ToastCard {...{ tone, title, description, action }} onDismiss={() => sonner.dismiss(key)} />,
    {
      ...(id ? { id } : {}),
      duration: action ? UNTIL_DISMISSED : (durationMs ?? (tone === 'critical' ? UNTIL_DISMISSED : DURATION_MS)),
    },
  );
}

/**
 * Reports a result. Announced politely; a failure is announced immediately and stays until dismissed, as does a toast
 * with an action.
 */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => show('good', title, options),
  failure: (title: ReactNode, options?: ToastOptions) => show('critical', title, options),
  caution: (title: ReactNode, options?: ToastOptions) => show('caution', title, options),
  info: (title: ReactNode, options?: ToastOptions) => show('neutral', title, options),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string | number) => sonner.dismiss(id),
};
