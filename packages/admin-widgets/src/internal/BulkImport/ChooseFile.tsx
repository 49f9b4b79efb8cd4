import { Banner, Button, Icon, TextArea, UploadIcon } from '@gladhand/ui';
import { type DragEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BulkColumn, MAX_FILE_BYTES } from './readFile';
import type { BulkSource } from './readSource';

interface ChooseFileProps {
  columns: readonly BulkColumn[];
  /** Why the last file could not be read. */
  refusal: string | undefined;
  /** It is being read. */
  reading: boolean;
  onSource: (source: BulkSource) => void;
  onTemplate: () => void;
}

/** Takes a CSV file or its text: chosen, dropped or pasted. A file that is too large is refused unread. */
export function ChooseFile({ columns, refusal, reading, onSource, onTemplate }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const take = (source: BulkSource | undefined) => {
    if (source === undefined || reading) return;
    const size = typeof source === 'string' ? source.length : source.size;
    setIsTooLarge(size > MAX_FILE_BYTES);
    if (size <= MAX_FILE_BYTES) onSource(source);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };

  return (
    <Choices>
      {(refusal || isTooLarge) && (
        <Banner tone="critical" title="This file cannot be imported">
          {isTooLarge ? `It is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB. Split it.` : refusal}
        </Banner>
      )}
      <Drop onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Button icon={<Icon icon={UploadIcon} />} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <span>or drop it here</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // the same file, corrected, can be chosen again
            event.target.value = '';
          }}
        />
      </Drop>
      <TextArea
        label="Or paste its text"
        minRows={5}
        maxRows={12}
        spellCheck={false}
        value={pasted}
        placeholder={columns.map(({ title }) => title).join(',')}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Line>
        <Button disabled={pasted.trim() === ''} working={reading} onClick={() => take(pasted)}>
          Check the pasted text
        </Button>
        <Button kind="link" onClick={onTemplate}>
          Download a template
        </Button>
      </Line>
      <Columns>
        {`Columns: ${columns.map(({ title, required }) => (required ? `${title} (required)` : title)).join(', ')}. Several values in a cell are separated by semicolons.`}
      </Columns>
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 10px;
  padding: 20px;
  border: 1px dashed var(--gh-color-border-control);
  border-radius: var(--gh-radius-md);
  color: var(--gh-color-text-subtle);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Columns = styled.p`
  margin: 0;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
`;
