import { abilitiesOf, type EffectiveAccess, failureOf, type ManagedUser, parseRole, roleWord } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, Dialog, FailedState, Skeleton } from '@gladhand/ui';
import { styled } from 'styled-components';
import { accessQuery } from './userQuery';

/** What a user can see and do, and which role, group or feature gives it. */
export function AccessDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const access = useApiQuery(accessQuery(user.id));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Effective access</Dialog.Title>
          <Dialog.Description>{user.email}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body tabIndex={0} role="region" aria-label="Access" style={{ minBlockSize: 320 }}>
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
  const sources = (names: readonly string[]) => names.map((name) => sourceText(name, customers)).join(', ');
  const { enabled, everything, trailerCount, scopes, areas, roles } = access;
  if (!enabled) return <p>This account is disabled. It has no access until it is enabled again.</p>;
  const groups = abilitiesOf(
    roles,
    areas.flatMap(({ operations }) => operations),
  );
  return (
    <>
      <Heading>{`Sees ${count(trailerCount)} ${trailerCount === 1 ? 'trailer' : 'trailers'}`}</Heading>
      {everything && <p>{`All trailers of all customers, from ${sources(roles)}.`}</p>}
      {!everything && scopes.length === 0 && <p>No customer: none of the roles gives access to trailers.</p>}
      <List>
        {scopes.map(({ customerId, customerName, whole, trailerCount: seen, groups: names, roles: giving }) => (
          <li key={customerId}>
            <strong>{customerName}</strong>
            <span>{`${count(seen)} ${seen === 1 ? 'trailer' : 'trailers'}`}</span>
            <small>{`${whole ? 'All trailers' : 'Some trailers'}, from ${sources([...giving, ...names])}`}</small>
          </li>
        ))}
      </List>
      <Heading>Can do</Heading>
      {groups.length === 0 && <p>Only their own account and Help.</p>}
      {groups.map(({ group, abilities }) => (
        <section key={group} aria-label={group}>
          <Subheading>{group}</Subheading>
          <List>
            {abilities.map(({ label, through, feature }) => (
              <li key={label}>
                <span>{label}</span>
                <small>{`From ${sources(through)}${feature ? `, with the customer's feature ${feature}` : ''}`}</small>
              </li>
            ))}
          </List>
        </section>
      ))}
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

const Subheading = styled.h4`
  margin: 14px 0 2px;
  color: var(--gh-color-text-muted);
  font: 600 12px/18px var(--gh-font-sans);
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
