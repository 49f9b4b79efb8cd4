import { asWords, type EffectiveAccess, failureOf, type ManagedUser, parseRole, roleWord } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Accordion, Button, Dialog, FailedState, Skeleton } from '@gladhand/ui';
import { styled } from 'styled-components';
import { accessQuery } from './userQuery';

/** What a user can see and do, and through which role or group. */
export function AccessDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const access = useApiQuery(accessQuery(user.id));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Effective access</Dialog.Title>
          <Dialog.Description>{user.email}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body style={{ minBlockSize: 320 }}>
          {access.isPending && <Skeleton height={160} />}
          {access.isError && !access.data && (
            <FailedState
              what="The access"
              {...failureOf(access.error)}
              onRetry={() => access.refetch()}
              retrying={access.isRefetching}
            />
          )}
          {access.data && <Access access={access.data} customers={user.customers} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Access({ access, customers }: { access: EffectiveAccess; customers: ManagedUser['customers'] }) {
  const told = (names: readonly string[]) => names.map((name) => sourceText(name, customers)).join(', ');
  const { enabled, everything, trailerCount, scopes, areas, roles } = access;
  if (!enabled) return <p>This account is disabled. It sees nothing and can do nothing until it is enabled again.</p>;
  return (
    <>
      <Heading>{`Sees ${count(trailerCount)} ${trailerCount === 1 ? 'trailer' : 'trailers'}`}</Heading>
      {everything && <p>{`Every trailer of every customer, through ${told(roles)}.`}</p>}
      {!everything && scopes.length === 0 && <p>No customer: none of the roles gives sight of trailers.</p>}
      <List>
        {scopes.map(({ customerId, customerName, whole, trailerCount: seen, groups, roles: giving }) => (
          <li key={customerId}>
            <strong>{customerName}</strong>
            <span>{`${count(seen)} ${seen === 1 ? 'trailer' : 'trailers'}`}</span>
            <small>{`${whole ? 'All of it' : 'A part of it'}, through ${told([...giving, ...groups])}`}</small>
          </li>
        ))}
      </List>
      <Heading>Can do</Heading>
      {areas.length === 0 ? (
        <p>Nothing beyond the own account and Help.</p>
      ) : (
        <Accordion.Root>
          {areas.map(({ area, operations }) => (
            <Accordion.Item key={area} value={area} title={`${asWords(area)} (${operations.length})`}>
              <List>
                {operations.map(({ operation, through }) => (
                  <li key={operation}>
                    <span>{asWords(operation)}</span>
                    <small>{`through ${told(through)}`}</small>
                  </li>
                ))}
              </List>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      )}
    </>
  );
}

/** A role as 'Account Administrator of Northline'; anything else is a group. */
function sourceText(name: string, customers: ManagedUser['customers']): string {
  const role = parseRole(name);
  if (!role) return `the group ${name}`;
  const { label } = roleWord(role.kind);
  if (role.customerId === undefined) return label;
  return `${label} of ${customers.find(({ id }) => id === role.customerId)?.shortName ?? `customer ${role.customerId}`}`;
}

const count = (value: number) => value.toLocaleString('en-US');

const Heading = styled.h3`
  margin: 12px 0 6px;
  font: 600 14px/20px var(--gh-font-sans);
`;

const List = styled.ul`
  margin: 0 0 8px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 12px;
    padding: 6px 0;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  small {
    grid-column: 1 / -1;
    color: var(--gh-color-text-subtle);
    font: var(--gh-text-12);
    overflow-wrap: anywhere;
  }
`;
