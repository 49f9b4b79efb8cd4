import { ApiErrorCode } from '@gladhand/domain';
import type { Freight } from '@gladhand/domain/freight';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, Checkbox, useMessages } from '@gladhand/ui';
import { useId, useState } from 'react';
import * as S from './Freight.styles';
import { acceptAgreement } from './freightQueries';
import { FREIGHT_MESSAGES } from './messages';

interface AgreementProps {
  agreement: NonNullable<Freight['agreement']>;
  /** Whether this version has replaced another one that the user was about to accept. */
  isNew: boolean;
  /** The operator has published another version since this one was loaded. */
  onChanged: () => Promise<void>;
}

/** The agreement with what it takes to accept it. */
export function Agreement({ agreement, isNew, onChanged }: AgreementProps) {
  const messages = useMessages(FREIGHT_MESSAGES);
  const headingId = useId();
  const [isRead, setIsRead] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const accept = useApiMutation(acceptAgreement);

  async function submit(): Promise<void> {
    setFailure(undefined);
    if (!isRead) return setProblem(messages.notRead);
    try {
      await accept.mutateAsync(agreement.version);
    } catch (error) {
      if ((error as { code?: string }).code !== ApiErrorCode.Conflict) return setFailure(messages.notAccepted);
      await onChanged();
    }
  }

  return (
    <S.Sheet>
      <S.Lead>{messages.lead}</S.Lead>
      {isNew && <Banner tone="caution" title={messages.changed} />}
      {failure && <Banner tone="critical" title={failure} />}
      <S.Document>
        <header>
          <h2 id={headingId}>{messages.agreement}</h2>
          <span>{messages.version(agreement.version)}</span>
        </header>
        <S.Text tabIndex={0} role="group" aria-labelledby={headingId} dir="auto">
          {agreement.text}
        </S.Text>
      </S.Document>
      <S.Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <Checkbox
          label={messages.read}
          required
          checked={isRead}
          error={problem}
          onChange={(event) => {
            setIsRead(event.target.checked);
            setProblem(undefined);
          }}
        />
        <Button kind="primary" type="submit" working={accept.isPending}>
          {messages.accept}
        </Button>
      </S.Form>
    </S.Sheet>
  );
}
