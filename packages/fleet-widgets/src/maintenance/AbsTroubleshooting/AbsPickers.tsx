import { ApiErrorCode, type TrailersPort } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { PICKER_POLICY } from '@gladhand/domain/tracking';
import { Button, Combobox, type SelectOption, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { type NamedTrailer, useTrailerSearch } from '../../positions/useTrailerSearch';
import * as S from './AbsTroubleshooting.styles';
import { ABS_MESSAGES } from './messages';

interface AbsPickersProps {
  vin: string | null;
  /** Its unit ID, if known. */
  unitId: string | undefined;
  onChange: (vin: string | null) => void;
}

/** Chooses a trailer by VIN or unit ID; users without a fleet enter its full VIN. */
export function AbsPickers(props: AbsPickersProps) {
  const { can } = useWidgetHost();
  return can('fleetStatus') ? <FromFleet {...props} /> : <ByFullVin {...props} />;
}

function FromFleet({ vin, unitId, onChange }: AbsPickersProps) {
  const messages = useMessages(ABS_MESSAGES);
  const { search, unitIdOf } = useTrailerSearch({ trailers: [], total: 1, customerId: null });

  async function suggest(text: string, by: keyof NamedTrailer, signal: AbortSignal): Promise<SelectOption[]> {
    const typed = text.trim().toLowerCase();
    const found = (await search(text, signal)).filter((trailer) => trailer[by].toLowerCase().includes(typed));
    return found.slice(0, PICKER_POLICY.suggestions).map((trailer) => ({
      value: trailer.vin,
      label: trailer[by],
      note: by === 'vin' ? trailer.unitId : undefined,
    }));
  }

  return (
    <S.Pickers role="group" aria-label={messages.chooseATrailer}>
      <Combobox
        aria-label={messages.vin}
        placeholder={messages.vin}
        size="small"
        value={vin}
        labelOf={(source) => source}
        onSearch={(text, signal) => suggest(text, 'vin', signal)}
        onChange={onChange}
        texts={{ empty: messages.vinNotFound, clear: messages.clearVin }}
      />
      <Combobox
        aria-label={messages.unitId}
        placeholder={messages.unitId}
        size="small"
        value={vin}
        labelOf={(source) => (source === vin && unitId) || (unitIdOf(source) ?? '')}
        onSearch={(text, signal) => suggest(text, 'unitId', signal)}
        onChange={onChange}
        clearable={false}
        texts={{ empty: messages.unitIdNotFound }}
      />
    </S.Pickers>
  );
}

function ByFullVin({ onChange }: AbsPickersProps) {
  const messages = useMessages(ABS_MESSAGES);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const finding = useApiMutation<string, string>({ run: (api: TrailersPort, wanted) => api.trailers.find(wanted) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    setIsMissing(wanted === '');
    if (wanted !== '') finding.mutate(wanted, { onSuccess: onChange });
  }
  const { error } = finding;
  const problem = error?.code === ApiErrorCode.NotFound ? messages.notFound : error?.message;
  return (
    <S.FullVin noValidate onSubmit={submit}>
      <TextField
        label={messages.fullVin}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isMissing ? messages.required : problem}
      />
      <Button type="submit" working={finding.isPending}>
        {messages.find}
      </Button>
    </S.FullVin>
  );
}
