import { useApiQuery } from '@gladhand/domain/react';
import { Card, Link, perLanguage, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { PROFILE_MESSAGES } from './messages';
import { mobileAppsQuery } from './profileQueries';

const storesOf = perLanguage(
  (messages: typeof PROFILE_MESSAGES): Readonly<Record<string, string>> => ({
    android: messages.android,
    ios: messages.ios,
  }),
);

/** Links to the mobile apps. Nothing if the operator has none. */
export function MobileApps() {
  const messages = useMessages(PROFILE_MESSAGES);

  const apps = useApiQuery(mobileAppsQuery);
  if (!apps.data?.length) return null;
  return (
    <Card title={messages.apps} headingLevel={2}>
      <List>
        {apps.data.map(({ platform, url }) => (
          <li key={platform}>
            <Link href={url} target="_blank" rel="noreferrer">
              {storesOf(messages)[platform] ?? platform}
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
