import type { VehiclesToGroupsResult } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, Dialog, TextArea } from '@gladhand/ui';
import { useState } from 'react';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import type { GroupDialogProps } from './GroupDialogs';
import { addPasted } from './groupQueries';
import { counted } from './groupWords';
import { PasteResult } from './PasteResult';

/** What is pasted from a sheet: one a line, or separated by tabs and semicolons. */
const linesOf = (text: string) =>
  text
    .split(/[\n\r\t;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

const MAX_TRAILERS = 2_000;
const MAX_GROUPS = 100;

/** Puts many trailers into many groups at once, by pasted unit IDs or VINs, and says of each line what became of it. */
export function PasteTrailersDialog({ customerId, onClose }: GroupDialogProps) {
  const [trailers, setTrailers] = useState('');
  const [groupNames, setGroupNames] = useState('');
  const [result, setResult] = useState<VehiclesToGroupsResult>();
  const adding = useApiMutation(addPasted);
  const [lines, names] = [linesOf(trailers), linesOf(groupNames)];
  const tooMany =
    lines.length > MAX_TRAILERS ? `At most ${MAX_TRAILERS.toLocaleString('en-US')} at a time.` : undefined;
  const tooManyGroups = names.length > MAX_GROUPS ? `At most ${MAX_GROUPS} at a time.` : undefined;
  const isReady = lines.length > 0 && names.length > 0 && !tooMany && !tooManyGroups;
  const add = () => adding.mutate({ customerId, unitIdsOrVins: lines, groupNames: names }, { onSuccess: setResult });

  return (
    <FormDialog
      changed={!result && (trailers.trim() !== '' || groupNames.trim() !== '')}
      working={adding.isPending}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>Paste trailers</Dialog.Title>
        <Dialog.Description>
          Every trailer goes into every group. Trailers stay in the groups they are in.
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ display: 'grid', gap: 16, alignContent: 'start', minBlockSize: 320 }}>
        {adding.error && (
          <Banner tone="critical" title="Nothing was added">
            {adding.error.message} What you pasted is still here.
          </Banner>
        )}
        {result ? (
          <PasteResult result={result} />
        ) : (
          <>
            <TextArea
              label="Unit IDs or VINs, one a line"
              value={trailers}
              onChange={(event) => setTrailers(event.target.value)}
              minRows={6}
              maxRows={10}
              hint={counted(lines.length, 'line')}
              error={tooMany}
            />
            <TextArea
              label="Names of groups, one a line"
              value={groupNames}
              onChange={(event) => setGroupNames(event.target.value)}
              minRows={3}
              maxRows={6}
              hint={counted(names.length, 'line')}
              error={tooManyGroups}
            />
          </>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {result ? (
          <>
            <Button
              onClick={() => {
                // a corrected group is for every trailer; without one only the open trailers are left to do
                if (!openLines(result.groups)) setTrailers(openLines(result.vehicles));
                setResult(undefined);
              }}
            >
              Correct and paste again
            </Button>
            <Button kind="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button disabled={adding.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button kind="primary" disabled={!isReady} working={adding.isPending} onClick={add}>
              Add
            </Button>
          </>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

/** The lines that led to nothing, to be corrected. */
const openLines = (lines: VehiclesToGroupsResult['vehicles']) =>
  lines
    .filter(({ outcome }) => ['notFound', 'ambiguous', 'reserved'].includes(outcome))
    .map(({ text }) => text)
    .join('\n');
