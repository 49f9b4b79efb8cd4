import { TRANSFER_RESULTS, type TrailerTransferLine, transferResultKind } from '@gladhand/domain/transfers';
import type { Say } from '@gladhand/ui';
import type { CheckedLine } from '../internal/TrailerLines/CheckedLines';

/** A line of a transfer as a list shows it. */
export const toCheckedLine = ({ line, text, unitId, result }: TrailerTransferLine, say: Say): CheckedLine => ({
  ...{ line, text, unitId, kind: transferResultKind(result) },
  result: say(TRANSFER_RESULTS.find(({ id }) => id === result)?.label ?? result),
});
