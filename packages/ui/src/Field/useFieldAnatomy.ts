import type { PointerEvent, ReactNode } from 'react';
import { type ControlSize, type FieldTexts, useFieldIds } from './Field';

/** Props of a text input for label, messages and states. */
interface FieldAnatomyProps extends FieldTexts {
  id?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * The shared parts of all text inputs: a `Field` with label and messages, a `FieldBox` with the states, and a control
 * linked to both. `problem` is an error that the input itself detects.
 */
export function useFieldAnatomy(props: FieldAnatomyProps, problem?: ReactNode) {
  const { label, required, optional, hint, labelEnd, id, size = 'small', disabled, className } = props;
  const error = problem ?? props.error;
  const ids = useFieldIds(id);
  const described = [(error || hint) && ids.describedById, props['aria-describedby']];
  return {
    ...ids,
    field: { label, required, optional, hint, error, labelEnd, className, ...ids },
    box: { 'data-size': size, 'data-invalid': error ? '' : undefined, 'data-disabled': disabled ? '' : undefined },
    control: {
      id: ids.controlId,
      'aria-required': required || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  };
}

/** Focuses the text when the box around it is pressed. */
export function focusText(event: PointerEvent<HTMLElement>) {
  if ((event.target as HTMLElement).closest('button, a, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
