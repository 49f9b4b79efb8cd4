import type { SignInAnswer } from '@gladhand/domain';
import { Banner, lazyPart } from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { CredentialsForm } from './CredentialsForm';
import { useSignIn } from './useSignIn';

// few people ever see these, so they are not part of what everybody waits for
const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));
const ExpiringPassword = lazyPart(() => import('./ExpiringPassword').then((module) => module.ExpiringPassword));
const ChangePassword = lazyPart(() => import('./ChangePassword').then((module) => module.ChangePassword));

export interface SignInProps extends AccountScreenProps {
  /** Somebody is in. Called once, after terms and password prompts. */
  onSignedIn: (answer: SignInAnswer) => void;
  /** Something to know before signing in, such as 'Your session has ended'. */
  notice?: ReactNode;
  /** Sign in at the old path at once, where LoginV2 is off. @default false */
  legacyPath?: boolean;
  /** Puts the cursor into the first field when the screen appears. @default false */
  focusFirst?: boolean;
}

/** The way in: credentials, and where they ask for it the terms of service or a new password. */
export function SignIn({ onSignedIn, notice, legacyPath, focusFirst, ...screen }: SignInProps) {
  const way = useSignIn({ onSignedIn, legacyPath });
  const { step, working, error } = way;
  const { links = {}, renderLink } = screen;
  const waiting = <AccountFrame title="Sign in" {...screen} />;

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
    <AccountFrame title="Sign in" lead="Use the email your fleet administrator registered." {...screen}>
      {notice && <Banner>{notice}</Banner>}
      {step.kind === 'credentials' && step.termsCancelled && (
        <Banner tone="caution" title="You are not signed in.">
          Signing in needs your acceptance of the terms of service.
        </Banner>
      )}
      <CredentialsForm
        forgotPassword={
          <HostLink href={links.forgotPassword} renderLink={renderLink}>
            Forgot password?
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
          Authorized service location?{' '}
          <HostLink href={links.createTechnicianAccount} renderLink={renderLink}>
            Create a technician account
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
