import { failureOf } from '@gladhand/domain';
import type { EffectiveAccess, ManagedUser } from '@gladhand/domain/administration';
import { abilitiesOf } from '@gladhand/domain/permissions';
import { useApiQuery } from '@gladhand/domain/react';
import { parseRole, roleWord } from '@gladhand/domain/users';
import { Button, Dialog, FailedState, type Say, Skeleton, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../internal/messages';
import { USER_MESSAGES } from './messages';
import { accessQuery } from './userQueries';

/** What a user can see and do, and the role, group or feature that gives this access. */
export function AccessDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const access = useApiQuery(accessQuery(user.id));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{userMessages.access}</Dialog.Title>
          <Dialog.Description>{user.email}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body tabIndex={0} role="region" aria-label={userMessages.accessRegion} style={{ minBlockSize: 320 }}>
          {access.isPending && <Skeleton height={160} />}
          {access.isError && !access.data && (
            <FailedState
              what={userMessages.theAccess}
              {...failureOf(access.error)}
              onRetry={() => access.refetch()}
              retrying={access.isRefetching}
            />
          )}
          {access.data && <Access access={access.data} customers={user.customers} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            {commonMessages.close}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Access({ access, customers }: { access: EffectiveAccess; customers: ManagedUser['customers'] }) {
  const messages = useMessages(USER_MESSAGES);

  const say = useWords();
  const sources = (names: readonly string[]) =>
    names.map((name) => sourceText(name, customers, say, messages)).join(', ');
  const { enabled, everything, trailerCount, scopes, areas, roles } = access;
  if (!enabled) return <p>{messages.accountDisabled}</p>;
  const groups = abilitiesOf(
    roles,
    areas.flatMap(({ operations }) => operations),
  );
  return (
    <>
      <Heading>{messages.sees(trailerCount)}</Heading>
      {everything && <p>{messages.everything(sources(roles))}</p>}
      {!everything && scopes.length === 0 && <p>{messages.noCustomer}</p>}
      <List>
        {scopes.map(({ customerId, customerName, whole, trailerCount: seen, groups: names, roles: giving }) => (
          <li key={customerId}>
            <strong>{customerName}</strong>
            <span>{messages.trailers(seen)}</span>
            <small>{messages.scope(whole, sources([...giving, ...names]))}</small>
          </li>
        ))}
      </List>
      <Heading>{messages.canDo}</Heading>
      {groups.length === 0 && <p>{messages.noAbility}</p>}
      {groups.map(({ group, abilities }) => (
        <section key={group} aria-label={say(group)}>
          <Subheading>{say(group)}</Subheading>
          <List>
            {abilities.map(({ label, through, feature }) => (
              <li key={label}>
                <span>{say(label)}</span>
                <small>{messages.from(sources(through), feature)}</small>
              </li>
            ))}
          </List>
        </section>
      ))}
    </>
  );
}

/** A role as 'Account Administrator of Northline'. Other names are groups. */
function sourceText(name: string, customers: ManagedUser['customers'], say: Say, messages = USER_MESSAGES): string {
  const role = parseRole(name);
  if (!role) return messages.theGroup(name);
  const label = say(roleWord(role.kind).label);
  if (role.customerId === undefined) return label;
  const customer = customers.find(({ id }) => id === role.customerId);
  return messages.roleOf(label, customer?.shortName ?? messages.customerId(role.customerId));
}

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
