import type { AccountPort, MessageAnswer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { EmailForm } from '../internal/EmailForm';
import { PASSWORD_MESSAGES } from '../internal/passwordMessages';
import { TECHNICIAN_MESSAGES } from './messages';

export interface TechnicianAccountProps extends AccountScreenProps, LocalizedProps {
  /** Called after the email was sent, usually to open the sign-in screen. */
  onDone?: (() => void) | undefined;
}

/** Registers a technician of an authorized service location. The account starts with an emailed link. */
export function TechnicianAccount({ messages, ...props }: TechnicianAccountProps) {
  return (
    <WidgetTexts messages={messages}>
      <TechnicianAccountBody {...props} />
    </WidgetTexts>
  );
}

function TechnicianAccountBody({ onDone, ...screen }: TechnicianAccountProps) {
  const passwordMessages = useMessages(PASSWORD_MESSAGES);
  const technicianMessages = useMessages(TECHNICIAN_MESSAGES);

  const { title } = technicianMessages;
  const register = useApiMutation<string, MessageAnswer>({
    run: (api: AccountPort, email) => api.account.registerTechnician(email),
  });

  if (register.data) {
    return (
      <DoneScreen
        title={title}
        message={register.data.message}
        onDone={onDone}
        doneLabel={passwordMessages.backToSignIn}
        {...screen}
      >
        {technicianMessages.sent}
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={title} lead={technicianMessages.lead} {...screen}>
      <EmailForm
        submitLabel={technicianMessages.submit}
        failedText={technicianMessages.sendFailed}
        autoComplete="email"
        working={register.isPending}
        error={register.error}
        onSubmit={(email) => register.mutate(email)}
      />
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        {passwordMessages.backToSignIn}
      </HostLink>
    </AccountFrame>
  );
}
