import { writeGeofenceCsv } from '@gladhand/domain/geofences';
import { Banner, Button, FileDrop, type FileRefusal, perLanguage, saveTable, useMessages } from '@gladhand/ui';
import { READ_LIMITS } from '../readFile/readLimits';
import * as S from './ImportGeofences.styles';
import type { ImportState } from './importState';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';

interface ChooseFileProps {
  refusal: ImportState['refusal'];
  onFile: (file: File) => void;
}

const NO_FILES: readonly never[] = [];
const textsOf = perLanguage((messages: typeof IMPORT_GEOFENCES_MESSAGES) => ({
  choose: messages.choose,
  drop: messages.drop,
  refused: (_: string, why: FileRefusal) =>
    ({
      kind: messages.files.unknownFormat,
      size: messages.files.tooLarge,
      empty: messages.files.empty,
      count: messages.oneFile,
    })[why],
}));

/** Takes a file that is chosen, dropped or pasted. */
export function ChooseFile({ refusal, onFile }: ChooseFileProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);

  return (
    <S.Choose>
      {refusal && (
        <Banner tone="critical" title={messages.fileRefused}>
          {messages.files[refusal]}
        </Banner>
      )}
      {/* The table takes the place of this list when a file is chosen, so none is kept. */}
      <FileDrop
        aria-label={messages.file}
        maxBytes={READ_LIMITS.fileBytes}
        maxFiles={1}
        value={NO_FILES}
        onChange={() => undefined}
        upload={async (file) => {
          onFile(file);
          return file.name;
        }}
        texts={textsOf(messages)}
      />
      <p>{messages.formats}</p>
      <div>
        <Button kind="link" onClick={() => saveTable([writeGeofenceCsv([])], messages.templateFile)}>
          {messages.template}
        </Button>
      </div>
    </S.Choose>
  );
}
