import { failureOf, roleLabel, type SignInAnswer } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Card, DescriptionList, FailedState, PageHeader, Skeleton } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MobileApps } from './MobileApps';
import { PROFILE_MESSAGES } from './messages';
import { OwnMail } from './OwnMail';
import { OwnPassword } from './OwnPassword';
import { OwnSessions } from './OwnSessions';
import { meQuery } from './profileQueries';
import { ViewerTimeZone } from './ViewerTimeZone';

export interface ProfileProps {
  /** A changed password ends every session and opens a new one here: the host takes it over. */
  onPasswordChanged: (answer: SignInAnswer) => void;
  /** Further settings of the host, e.g. theme and units. */
  preferences?: ReactNode;
}

/** One's own account: who one is, how things are shown, the password, where one is signed in. */
export function Profile({ onPasswordChanged, preferences }: ProfileProps) {
  const me = useApiQuery(meQuery);
  return (
    <>
      <PageHeader title="Profile" />
      {me.isError && !me.data && (
        <FailedState
          what="Your profile"
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
          <Card title="Account" headingLevel={2}>
            <DescriptionList
              items={[
                { id: 'email', term: 'E-mail', value: me.data.email },
                { id: 'role', term: 'Role', value: roleLabel(me.data.roles) },
                { id: 'customers', term: 'Customers', value: me.data.customerNames.join(', ') || 'None' },
                { id: 'groups', term: 'Groups', value: me.data.groups.map(({ name }) => name).join(', ') || 'None' },
              ]}
            />
          </Card>
          <Card title="How things are shown" headingLevel={2}>
            <Fields>
              <ViewerTimeZone chosen={me.data.timezone?.id ?? null} />
              {preferences}
            </Fields>
          </Card>
          <Card title={PROFILE_MESSAGES.emails} headingLevel={2}>
            <OwnMail />
          </Card>
          <Card title="Password" headingLevel={2}>
            <OwnPassword
              email={me.data.email}
              expirationDays={me.data.passwordExpirationDays ?? null}
              onChanged={onPasswordChanged}
            />
          </Card>
          <Card title="Where you are signed in" headingLevel={2}>
            <OwnSessions />
          </Card>
          <MobileApps />
        </Sections>
      )}
    </>
  );
}

const Sections = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 720px;
  padding: 20px var(--gh-layout-gutter) 40px;

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 18px;
`;
