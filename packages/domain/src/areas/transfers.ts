export type {
  ControlTransferInput,
  RequestTransferInput,
  TrailerTransfer,
  TrailerTransferLine,
  TrailerTransferLinePage,
  TrailerTransferLinesInput,
  TrailerTransferPage,
  TrailerTransfersInput,
  TransferCheck,
  TransferCheckInput,
  TransferCustomer,
} from '../contract/transfers';
export {
  preparesTransfer,
  type TransferAction,
  type TransferProgress,
  type TransferViewer,
  transferActions,
  undoableUntil,
} from '../rules/transfers/transferActions';
export {
  filledLines,
  judgeTransferLines,
  moves,
  type NamedTrailer,
  type TransferLine,
  transferResultKind,
} from '../rules/transfers/transferLines';
export { TRANSFER_POLICY } from '../rules/transfers/transferPolicy';
export {
  TRANSFER_RESULTS,
  TRANSFER_STATES,
  TransferResult,
  type TransferResultKind,
  TransferState,
} from '../vocabulary/transfers';
