import type { AcceptTermsInput, ApiError, TermsRequired } from '@gladhand/domain';
import { Button, Checkbox, Dialog, Link } from '@gladhand/ui';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from '../internal/FailureBanner';
import { useRetryCountdown } from '../internal/useRetryCountdown';

export interface TermsDialogProps {
  terms: TermsRequired;
  working: boolean;
  error: ApiError | null;
  onAccept: (input: AcceptTermsInput) => void;
  onCancel: () => void;
}

/** The terms of service, and for account administrators the data agreement: accept them, or stay signed out. */
export function TermsDialog({ terms, working, error, onAccept, onCancel }: TermsDialogProps) {
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
            <Dialog.Title>Terms of service</Dialog.Title>
            <Dialog.Description>Please accept the terms of service to go on.</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            <Choices>
              {error && <FailureBanner error={error} secondsLeft={secondsLeft} onRetry={() => void send()} />}
              {terms.termsOfServiceUrl && (
                <Link href={terms.termsOfServiceUrl} target="_blank">
                  Read the terms of service
                </Link>
              )}
              <Checkbox
                label="I accept the terms of service"
                error={formState.errors.acceptTermsOfService?.message}
                {...register('acceptTermsOfService', { required: 'Accept the terms of service to go on.' })}
              />
              {terms.dataAgreementRequired && (
                <Checkbox
                  label="I accept the data agreement for my account"
                  hint="Asked of account administrators."
                  error={formState.errors.acceptDataAgreement?.message}
                  {...register('acceptDataAgreement', { required: 'Accept the data agreement to go on.' })}
                />
              )}
            </Choices>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onCancel}>Cancel</Button>
            <Button type="submit" kind="primary" working={working} aria-disabled={secondsLeft > 0 || undefined}>
              Accept and sign in
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
