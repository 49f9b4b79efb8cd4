import type { VehiclesToGroupsResult } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { Button, Dialog, TextArea, useMessages } from '@gladhand/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { addPasted } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { GROUP_MESSAGES } from './messages';
import { PasteResult } from './PasteResult';

/** The entries of a list that was pasted: one per line, or separated by tabs or semicolons. */
const linesOf = (text: string) =>
  text
    .split(/[\n\r\t;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

const MAX_TRAILERS = 2_000;
const MAX_GROUPS = 100;
const UNRESOLVED = ['notFound', 'ambiguous', 'reserved'];

const limitError = (lines: readonly string[], max: number, messages = GROUP_MESSAGES) =>
  lines.length > max ? messages.tooMany(max) : undefined;

/** Adds many trailers to many groups by pasted lists, and shows the result of each line. */
export function PasteTrailersDialog({ customerId, onClose }: GroupDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const formId = useId();
  const [result, setResult] = useState<VehiclesToGroupsResult>();
  const adding = useApiMutation(addPasted);
  const { register, handleSubmit, setValue, watch } = useForm({ defaultValues: { trailers: '', groups: '' } });
  const entry = watch();
  const [trailers, groups] = [linesOf(entry.trailers), linesOf(entry.groups)];
  const [trailersError, groupsError] = [
    limitError(trailers, MAX_TRAILERS, groupMessages),
    limitError(groups, MAX_GROUPS, groupMessages),
  ];
  const canAdd = trailers.length > 0 && groups.length > 0 && !trailersError && !groupsError;
  const add = handleSubmit(() => {
    if (!canAdd || adding.isPending) return;
    adding.mutate({ customerId, unitIdsOrVins: trailers, groupNames: groups }, { onSuccess: setResult });
  });
  const editAgain = ({ groups: groupLines, vehicles }: VehiclesToGroupsResult) => {
    // A corrected group applies to all trailers. If every group was found, only the unresolved trailers remain.
    if (!unresolvedLines(groupLines)) setValue('trailers', unresolvedLines(vehicles));
    setResult(undefined);
  };

  return (
    <FormDialog
      changed={!result && (entry.trailers.trim() !== '' || entry.groups.trim() !== '')}
      working={adding.isPending}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>{groupMessages.pasteTrailers}</Dialog.Title>
        <Dialog.Description>{groupMessages.pasteText}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ display: 'grid', gap: 16, alignContent: 'start', minBlockSize: 320 }}>
        {result ? (
          <PasteResult result={result} />
        ) : (
          <form id={formId} noValidate onSubmit={add} style={{ display: 'grid', gap: 16 }}>
            <SaveFailed error={adding.error} title={groupMessages.nothingAdded} kept={groupMessages.pasteKept} />
            <TextArea
              label={groupMessages.pasteUnits}
              minRows={6}
              maxRows={10}
              hint={groupMessages.lineCount(trailers.length)}
              error={trailersError}
              {...register('trailers')}
            />
            <TextArea
              label={groupMessages.pasteGroups}
              minRows={3}
              maxRows={6}
              hint={groupMessages.lineCount(groups.length)}
              error={groupsError}
              {...register('groups')}
            />
          </form>
        )}
      </Dialog.Body>
      {result ? (
        <Dialog.Footer>
          <Button onClick={() => editAgain(result)}>{groupMessages.pasteAgain}</Button>
          <Button kind="primary" onClick={onClose}>
            {commonMessages.done}
          </Button>
        </Dialog.Footer>
      ) : (
        <FormFooter
          formId={formId}
          submitLabel={commonMessages.add}
          working={adding.isPending}
          disabled={!canAdd}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

const unresolvedLines = (lines: VehiclesToGroupsResult['vehicles']) =>
  lines
    .filter(({ outcome }) => UNRESOLVED.includes(outcome))
    .map(({ text }) => text)
    .join('\n');
