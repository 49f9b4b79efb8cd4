import { GroupKind } from '@gladhand/domain/groups';
import { useApiQuery } from '@gladhand/domain/react';
import { Banner, EmptyState, useMessages } from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { LazyGroupTree } from '../internal/GroupTree/LazyGroupTree';
import { groupsQuery } from '../internal/sharedQueries';
import { TRAILER_MESSAGES } from './messages';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

/** Renders the choice of a customer's groups, usually a `GroupTree`. */
export type RenderGroups = (props: {
  customerId: number;
  value: readonly string[];
  onChange: (groupIds: string[]) => void;
  disabled: boolean;
}) => ReactNode;

const defaultGroups: RenderGroups = (props) => <LazyGroupTree {...props} />;

interface GroupsFieldProps {
  customerId: number | null;
  disabled: boolean;
  /** @default a `GroupTree` */
  renderGroups: RenderGroups | undefined;
}

/** The groups that a trailer is directly in. */
export function GroupsField({ customerId, disabled, renderGroups = defaultGroups }: GroupsFieldProps) {
  const messages = useMessages(TRAILER_MESSAGES);

  const { control } = useFormContext<TrailerEntry>();
  const [isRefused, setIsRefused] = useState(false);
  const groups = useApiQuery(groupsQuery(customerId ?? 0), { enabled: customerId !== null });
  if (customerId === null)
    return (
      <EmptyState edge="none" title={messages.noCustomer}>
        {messages.noCustomerHint}
      </EmptyState>
    );
  const special = new Set(groups.data?.filter(({ kind }) => kind !== GroupKind.Regular).map(({ id }) => id));
  return (
    <S.Groups>
      {isRefused && <Banner>{messages.specialGroups}</Banner>}
      <Controller
        control={control}
        name="groupIds"
        render={({ field }) => (
          <S.Tree>
            {renderGroups({
              customerId,
              value: field.value,
              disabled,
              onChange: (next) => {
                const isSpecial = next.some((id) => special.has(id));
                setIsRefused(isSpecial);
                if (!isSpecial) field.onChange(next);
              },
            })}
          </S.Tree>
        )}
      />
    </S.Groups>
  );
}
