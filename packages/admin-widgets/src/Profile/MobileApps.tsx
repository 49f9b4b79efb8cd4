import { useApiQuery } from '@gladhand/domain/react';
import { Card, Link } from '@gladhand/ui';
import { styled } from 'styled-components';
import { mobileAppsQuery } from './profileQueries';

const STORES: Readonly<Record<string, string>> = { android: 'Android app', ios: 'iPhone app' };

/** Where the apps for phones are; nothing when the operator has none. */
export function MobileApps() {
  const apps = useApiQuery(mobileAppsQuery);
  if (!apps.data?.length) return null;
  return (
    <Card title="On your phone" headingLevel={2}>
      <List>
        {apps.data.map(({ platform, url }) => (
          <li key={platform}>
            <Link href={url} target="_blank" rel="noreferrer">
              {STORES[platform] ?? platform}
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
