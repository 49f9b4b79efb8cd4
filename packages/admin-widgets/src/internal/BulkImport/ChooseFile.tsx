import { Banner, Button, FileDrop, type FileRefusal, perLanguage, TextArea, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IMPORT_MESSAGES } from './messages';
import { type BulkColumn, MAX_FILE_BYTES } from './readFile';
import type { BulkSource } from './readSource';

interface ChooseFileProps {
  columns: readonly BulkColumn[];
  /** The reason that the last file could not be read. */
  refusal: string | undefined;
  /** Whether a file is being read. */
  reading: boolean;
  onSource: (source: BulkSource) => void;
  onTemplate: () => void;
}

const MAX_FILE_MB = MAX_FILE_BYTES / 1024 / 1024;
const NO_FILES: readonly never[] = [];
const refusedOf = perLanguage(
  (messages: typeof IMPORT_MESSAGES): Readonly<Record<FileRefusal, string>> => ({
    kind: messages.notCsv,
    size: messages.tooLarge(MAX_FILE_MB),
    empty: messages.emptyFile,
    count: messages.oneFile,
  }),
);
const fileTextsOf = perLanguage((messages: typeof IMPORT_MESSAGES) => ({
  choose: messages.choose,
  drop: messages.drop,
  refused: (_: string, why: FileRefusal) => refusedOf(messages)[why],
}));

/** Takes a CSV file or its text: chosen, dropped or pasted. A file that is too large is not read. */
export function ChooseFile({ columns, refusal, reading, onSource, onTemplate }: ChooseFileProps) {
  const messages = useMessages(IMPORT_MESSAGES);

  const [pasted, setPasted] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const takeFile = async (file: File) => {
    setIsTooLarge(false);
    if (!reading) onSource(file);
    return file.name;
  };
  const takePasted = () => {
    const isTooLarge = pasted.length > MAX_FILE_BYTES;
    setIsTooLarge(isTooLarge);
    if (!isTooLarge && !reading) onSource(pasted);
  };

  return (
    <Choices>
      {(refusal || isTooLarge) && (
        <Banner tone="critical" title={messages.refused}>
          {isTooLarge ? messages.tooLarge(MAX_FILE_MB) : refusal}
        </Banner>
      )}
      {/* A file is read when it is chosen, and its rows take the place of this list, so none is kept. */}
      <FileDrop
        aria-label={messages.file}
        accept=".csv,.json,text/csv,text/plain,application/json"
        maxBytes={MAX_FILE_BYTES}
        maxFiles={1}
        value={NO_FILES}
        onChange={() => undefined}
        upload={takeFile}
        texts={fileTextsOf(messages)}
      />
      <TextArea
        label={messages.paste}
        minRows={5}
        maxRows={12}
        spellCheck={false}
        value={pasted}
        placeholder={columns.map(({ title }) => title).join(',')}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Line>
        <Button disabled={pasted.trim() === ''} working={reading} onClick={takePasted}>
          {messages.checkPasted}
        </Button>
        <Button kind="link" onClick={onTemplate}>
          {messages.template}
        </Button>
      </Line>
      <Columns>
        {messages.columns(columns.map(({ title, required }) => (required ? messages.required(title) : title)))}
      </Columns>
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
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
