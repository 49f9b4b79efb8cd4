import { failureOf, type SignInAnswer } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { roleLabel } from '@gladhand/domain/users';
import {
  Card,
  DescriptionList,
  FailedState,
  PageHeader,
  Skeleton,
  useMessages,
  useWords,
  WidgetBox,
} from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { meQuery } from '../internal/sharedQueries';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { MobileApps } from './MobileApps';
import { PROFILE_MESSAGES } from './messages';
import { OwnMail } from './OwnMail';
import { OwnPassword } from './OwnPassword';
import { OwnSessions } from './OwnSessions';
import { ViewerTimeZone } from './ViewerTimeZone';

export interface ProfileProps extends LocalizedProps {
  /** Called with the new session after the password was changed. All other sessions have ended. */
  onPasswordChanged: (answer: SignInAnswer) => void;
  /** Further settings of the host, such as theme and units. */
  preferences?: ReactNode;
}

/** The account of the signed-in user, with display settings, emails, password and sessions. */
export function Profile({ messages, ...props }: ProfileProps) {
  return (
    <WidgetTexts messages={messages}>
      <ProfileBody {...props} />
    </WidgetTexts>
  );
}

function ProfileBody({ onPasswordChanged, preferences }: ProfileProps) {
  const messages = useMessages(PROFILE_MESSAGES);

  const say = useWords();
  const me = useApiQuery(meQuery);
  return (
    <WidgetBox>
      <PageHeader title={messages.title} />
      {me.isError && !me.data && (
        <FailedState
          what={messages.profile}
          {...failureOf(me.error)}
          onRetry={() => me.refetch()}
          retrying={me.isRefetching}
        />
      )}
      {me.isPending && (
        <Sections aria-busy="true">
          <Skeleton height={120} />
          <Skeleton height={180} />
        </Sections>
      )}
      {me.data && (
        <Sections>
          <Card title={messages.account} headingLevel={2}>
            <DescriptionList
              items={[
                { id: 'email', term: messages.email, value: me.data.email },
                { id: 'role', term: messages.role, value: say(roleLabel(me.data.roles)) },
                { id: 'customers', term: messages.customers, value: me.data.customerNames.join(', ') || messages.none },
                {
                  id: 'groups',
                  term: messages.groups,
                  value: me.data.groups.map(({ name }) => name).join(', ') || messages.none,
                },
              ]}
            />
          </Card>
          <Card title={messages.display} headingLevel={2}>
            <Fields>
              <ViewerTimeZone chosen={me.data.timezone?.id ?? null} />
              {preferences}
            </Fields>
          </Card>
          <Card title={messages.emails} headingLevel={2}>
            <OwnMail />
          </Card>
          <Card title={messages.password} headingLevel={2}>
            <OwnPassword
              email={me.data.email}
              expirationDays={me.data.passwordExpirationDays ?? null}
              onChanged={onPasswordChanged}
            />
          </Card>
          <Card title={messages.sessions} headingLevel={2}>
            <OwnSessions />
          </Card>
          <MobileApps />
        </Sections>
      )}
    </WidgetBox>
  );
}

/** Cards fill the columns that the page has room for, from top to bottom. */
const Sections = styled.div`
  columns: 2 420px;
  column-gap: 16px;
  max-inline-size: 1280px;
  padding: 20px var(--gh-layout-gutter) 24px;
  & > * {
    break-inside: avoid;
    margin-block-end: 16px;
  }

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 18px;
`;
