import { GroupKind } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Banner, EmptyState } from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { groupsQuery } from '../internal/groupsQuery';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

/** How groups of a customer are chosen; the host hands in its group tree. */
export type RenderGroups = (props: {
  customerId: number;
  value: readonly string[];
  onChange: (groupIds: string[]) => void;
  disabled: boolean;
}) => ReactNode;

interface GroupsFieldProps {
  customerId: number | null;
  disabled: boolean;
  renderGroups: RenderGroups;
}

/** The groups that a trailer is directly in. */
export function GroupsField({ customerId, disabled, renderGroups }: GroupsFieldProps) {
  const { control } = useFormContext<TrailerEntry>();
  const [told, setTold] = useState(false);
  const groups = useApiQuery(groupsQuery(customerId ?? 0), { enabled: customerId !== null });
  if (customerId === null)
    return (
      <EmptyState edge="none" title="No customer yet">
        Choose the customer first; the groups are its own.
      </EmptyState>
    );
  const special = new Set(groups.data?.filter(({ kind }) => kind !== GroupKind.Regular).map(({ id }) => id));
  return (
    <S.Groups>
      {told && <Banner>All VINs holds every trailer by itself, and No VINs none. Choose other groups.</Banner>}
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
                setTold(isSpecial);
                if (!isSpecial) field.onChange(next);
              },
            })}
          </S.Tree>
        )}
      />
    </S.Groups>
  );
}
