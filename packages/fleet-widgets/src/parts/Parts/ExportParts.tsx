import { exportFileName } from '@gladhand/domain/formats';
import { PART_CSV_HEAD, partCsvLine, type TrailerPart, type TrailerPartList } from '@gladhand/domain/parts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, DownloadIcon, Icon, saveTable, useMessages } from '@gladhand/ui';
import { PARTS_MESSAGES } from './messages';

interface ExportPartsProps {
  list: TrailerPartList;
  parts: readonly TrailerPart[];
}

/** Saves the listed parts as a CSV file that can be edited and imported for this trailer. */
export function ExportParts({ list, parts }: ExportPartsProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const { now, timeZone } = useWidgetHost();
  const save = () => {
    const ofTrailer = { vin: list.vin, vehicleTypeId: null, vehicleLengthFeet: null, modelYear: null };
    const lines = parts.map((part) => partCsvLine({ ...part, ...ofTrailer }));
    const what = `${messages.title} ${list.unitId}`;
    saveTable([PART_CSV_HEAD, ...lines], exportFileName({ what, at: now(), timeZone, ending: 'csv' }));
  };
  return (
    <Button icon={<Icon icon={DownloadIcon} />} disabled={parts.length === 0} onClick={save}>
      {messages.export}
    </Button>
  );
}
