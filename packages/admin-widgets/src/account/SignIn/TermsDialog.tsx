import type { AcceptTermsInput, ApiError, TermsRequired } from '@gladhand/domain';
import { Button, Checkbox, Dialog, Link, useMessages } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from '../internal/FailureBanner';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { SIGN_IN_STEP_MESSAGES } from './stepMessages';

export interface TermsDialogProps {
  terms: TermsRequired;
  working: boolean;
  error: ApiError | null;
  onAccept: (input: AcceptTermsInput) => void;
  onCancel: () => void;
}

/** Requires the terms of service and, from account administrators, the data agreement. */
export function TermsDialog({ terms, working, error, onAccept, onCancel }: TermsDialogProps) {
  const messages = useMessages(SIGN_IN_STEP_MESSAGES);

  const { register, handleSubmit, formState } = useForm<AcceptTermsInput>({
    defaultValues: { acceptTermsOfService: false, acceptDataAgreement: false },
  });
  const secondsLeft = useRetryCountdown(error);
  const send = handleSubmit((input) => {
    if (!working && secondsLeft === 0) onAccept(input);
  });

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Content width="small" dismissible={false}>
        <Form noValidate onSubmit={send}>
          <Dialog.Header closeLabel={null}>
            <Dialog.Title>{messages.terms}</Dialog.Title>
            <Dialog.Description>{messages.termsLead}</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            <Choices>
              {error && <FailureBanner error={error} secondsLeft={secondsLeft} onRetry={() => void send()} />}
              {terms.termsOfServiceUrl && (
                <Link href={terms.termsOfServiceUrl} target="_blank">
                  {messages.readTerms}
                </Link>
              )}
              <Checkbox
                label={messages.acceptTerms}
                error={formState.errors.acceptTermsOfService?.message}
                {...register('acceptTermsOfService', { required: messages.termsMissing })}
              />
              {terms.dataAgreementRequired && (
                <Checkbox
                  label={messages.acceptAgreement}
                  hint={messages.agreementHint}
                  error={formState.errors.acceptDataAgreement?.message}
                  {...register('acceptDataAgreement', { required: messages.agreementMissing })}
                />
              )}
            </Choices>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onCancel}>{messages.cancel}</Button>
            <Button type="submit" kind="primary" working={working} aria-disabled={secondsLeft > 0 || undefined}>
              {messages.accept}
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Form = styled.form`
  display: contents;
`;

const Choices = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;
