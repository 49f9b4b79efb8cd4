import type { SignInAnswer } from '@gladhand/domain';
import { Banner, lazyPart, useMessages } from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { CredentialsForm } from './CredentialsForm';
import { SIGN_IN_MESSAGES } from './messages';
import { useSignIn } from './useSignIn';

// Most users never see these steps, so they do not delay the sign-in page.
const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));
const ExpiringPassword = lazyPart(() => import('./ExpiringPassword').then((module) => module.ExpiringPassword));
const ChangePassword = lazyPart(() => import('./ChangePassword').then((module) => module.ChangePassword));

export interface SignInProps extends AccountScreenProps, LocalizedProps {
  /** Called once when the user is signed in, after terms and password prompts. */
  onSignedIn: (answer: SignInAnswer) => void;
  /** A notice above the form, such as 'Your session has ended'. */
  notice?: ReactNode;
  /** Uses the old path first, where LoginV2 is off. @default false */
  legacyPath?: boolean | undefined;
  /** Focuses the first field when the screen appears. @default false */
  focusFirst?: boolean | undefined;
}

/** The sign-in screen: credentials, then terms of service or a new password if required. */
export function SignIn({ messages, ...props }: SignInProps) {
  return (
    <WidgetTexts messages={messages}>
      <SignInBody {...props} />
    </WidgetTexts>
  );
}

function SignInBody({ onSignedIn, notice, legacyPath, focusFirst, ...screen }: SignInProps) {
  const messages = useMessages(SIGN_IN_MESSAGES);

  const way = useSignIn({ onSignedIn, legacyPath });
  const { step, working, error } = way;
  const { links = {}, renderLink } = screen;
  const waiting = <AccountFrame title={messages.title} {...screen} />;

  if (step.kind === 'expiring') {
    const { credentials, answer, daysLeft } = step;
    return (
      <Suspense fallback={waiting}>
        <ExpiringPassword
          {...{ daysLeft, screen }}
          onChangeNow={() => way.show({ kind: 'change', credentials, message: '', answer })}
          onContinue={() => way.finish(answer)}
        />
      </Suspense>
    );
  }
  if (step.kind === 'change') {
    const { credentials, message, answer } = step;
    return (
      <Suspense fallback={waiting}>
        <ChangePassword
          {...{ message, screen, working, error }}
          username={credentials.username}
          onSubmit={(newPassword) => way.changePassword(credentials, newPassword)}
          onContinue={answer && (() => way.finish(answer))}
          onCancel={way.startOver}
        />
      </Suspense>
    );
  }
  return (
    <AccountFrame title={messages.title} lead={messages.lead} {...screen}>
      {notice && <Banner>{notice}</Banner>}
      {step.kind === 'credentials' && step.termsCancelled && (
        <Banner tone="caution" title={messages.notSignedIn}>
          {messages.termsNeeded}
        </Banner>
      )}
      <CredentialsForm
        forgotPassword={
          <HostLink href={links.forgotPassword} renderLink={renderLink}>
            {messages.forgotPassword}
          </HostLink>
        }
        focusFirst={focusFirst}
        working={working && step.kind === 'credentials'}
        error={step.kind === 'credentials' ? error : null}
        onSubmit={way.signIn}
        onUsernameChange={() => {
          if (error) way.clearError();
        }}
      />
      {links.createTechnicianAccount && (
        <Technicians>
          {messages.serviceLocation}{' '}
          <HostLink href={links.createTechnicianAccount} renderLink={renderLink}>
            {messages.createTechnicianAccount}
          </HostLink>
        </Technicians>
      )}
      {step.kind === 'terms' && (
        <Suspense fallback={null}>
          <TermsDialog
            {...{ working, error }}
            terms={step.terms}
            onAccept={(input) => way.acceptTerms(step.credentials, input)}
            onCancel={way.cancelTerms}
          />
        </Suspense>
      )}
    </AccountFrame>
  );
}

const Technicians = styled.div`
  margin-block-start: 8px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
`;
