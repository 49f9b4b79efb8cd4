import { useWidgetHost } from '@gladhand/domain/react';
import { TrailerPickers } from '../../internal/pickers/TrailerPickers';
import * as S from './AbsTroubleshooting.styles';
import { useOpenedVins } from './OpenedBefore';

interface AbsPickersProps {
  vin: string | null;
  /** Its unit ID, if known. */
  unitId: string | undefined;
  onChange: (vin: string | null) => void;
}

/** Chooses a trailer by VIN or unit ID; users without a fleet enter its full VIN. */
export function AbsPickers({ vin, unitId, onChange }: AbsPickersProps) {
  const { can } = useWidgetHost();
  const opened = useOpenedVins();
  if (!can('fleetStatus')) return <S.FullVin onFind={onChange} opened={opened} />;
  return (
    <S.Pickers>
      <TrailerPickers vin={vin ?? undefined} unitId={unitId} onVinChange={(next) => onChange(next ?? null)} />
    </S.Pickers>
  );
}
