import { Button, Dialog, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { COMMON_MESSAGES } from '../messages';

interface FormFooterProps {
  /** The form that the button submits. */
  formId: string;
  submitLabel: string;
  working: boolean;
  /** Whether the form cannot be submitted yet. @default false */
  disabled?: boolean;
  /** Leaves only the button that closes the dialog. @default false */
  readOnly?: boolean;
  onClose: () => void;
  /** Further controls before the buttons. */
  children?: ReactNode;
}

/** The buttons of a dialog with a form: Cancel, and the one that saves. */
export function FormFooter(props: FormFooterProps) {
  const messages = useMessages(COMMON_MESSAGES);

  const { formId, submitLabel, working, disabled = false, readOnly = false, onClose, children } = props;
  return (
    <Dialog.Footer>
      {children}
      <Button disabled={working} onClick={onClose}>
        {readOnly ? messages.close : messages.cancel}
      </Button>
      {!readOnly && (
        <Button type="submit" form={formId} kind="primary" working={working} disabled={disabled && !working}>
          {submitLabel}
        </Button>
      )}
    </Dialog.Footer>
  );
}
