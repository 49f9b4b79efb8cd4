import { type ApiQuery, useApiFetch } from '@gladhand/domain/react';
import type { SearchResults } from '@gladhand/domain/search';
import { Banner, Combobox, type OptionSearch, TextArea, useMessages } from '@gladhand/ui';
import { type ChangeEvent, useCallback, useState } from 'react';
import { TRAILER_LINES_MESSAGES } from './messages';
import * as S from './TrailerLines.styles';

interface LinesEditorProps {
  /** Whose trailers can be picked; null before it is chosen, undefined if the viewer doesn't see its trailers. */
  customerId: number | null | undefined;
  /** The list, one VIN or unit ID per line. */
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

const FOUND = 20;

const trailersQuery = (customerId: number, text: string): ApiQuery<SearchResults> => ({
  key: ['search', 'trailers', customerId, text],
  fetch: (api, options) => api.search.find({ text, customerId, limit: FOUND }, options),
});

/** A list of trailers: picked one by one, typed, pasted, or read from a file. */
export function LinesEditor({ customerId, value, onChange, error }: LinesEditorProps) {
  const messages = useMessages(TRAILER_LINES_MESSAGES);
  const fetch = useApiFetch();
  const [fileFailed, setFileFailed] = useState(false);
  const search = useCallback<OptionSearch>(
    async (text, signal) => {
      if (customerId == null || text.trim().length < 2) return [];
      const { trailers } = await fetch(trailersQuery(customerId, text.trim()), signal);
      return trailers.map(({ vin, unitId }) => ({ value: vin, label: unitId, note: vin }));
    },
    [fetch, customerId],
  );
  const add = (line: string) => onChange(value.trim() === '' ? line : `${value.replace(/\n+$/, '')}\n${line}`);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const text = await file.text();
    const isText = !text.includes('\u0000') && !text.includes('\ufffd');
    setFileFailed(!isText);
    // The first column of a CSV file.
    if (isText)
      add(
        text
          .split(/\r?\n/)
          .map(
            (line) =>
              line
                .split(/[,;\t]/)[0]
                ?.replaceAll('"', '')
                .trim() ?? '',
          )
          .join('\n'),
      );
  };
  return (
    <S.Stack>
      <S.Bar>
        {customerId !== undefined && (
          <S.Pick>
            <Combobox
              // Another customer has other trailers.
              key={customerId}
              label={messages.pick}
              hint={customerId === null ? messages.pickNeedsCustomer : messages.pickHint}
              disabled={customerId === null}
              value={null}
              onSearch={search}
              onChange={(vin) => vin !== null && add(vin)}
            />
          </S.Pick>
        )}
        <S.File>
          {messages.openFile}
          <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
        </S.File>
      </S.Bar>
      {fileFailed && <Banner tone="critical">{messages.fileFailed}</Banner>}
      <TextArea
        label={messages.lines}
        hint={messages.linesHint}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </S.Stack>
  );
}
