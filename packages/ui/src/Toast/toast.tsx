import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import type { Tone } from '../tone';
import { ToastCard } from './ToastCard';

/** What a toast says besides its title. */
export interface ToastOptions {
  /** To what it happened. */
  description?: ReactNode;
  /** The one thing that can be done about it. A toast with an action stays until it is acted on or dismissed. */
  action?: { label: string; onClick: () => void };
  /** A later toast with the same id replaces this one. */
  id?: string;
  /** How long it stays without an action, in ms. @default 6000, and until dismissed for failures */
  durationMs?: number;
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

/** Says what happened. Spoken politely; a failure is spoken at once and stays until dismissed, as does what has an action. */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => show('good', title, options),
  failure: (title: ReactNode, options?: ToastOptions) => show('critical', title, options),
  caution: (title: ReactNode, options?: ToastOptions) => show('caution', title, options),
  info: (title: ReactNode, options?: ToastOptions) => show('neutral', title, options),
  /** Takes one toast away, or all of them. */
  dismiss: (id?: string | number) => sonner.dismiss(id),
};
