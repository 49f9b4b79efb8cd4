export type { AddInspectionInput, AddMaintenanceEntryInput } from '../contract/generated/graphql';
export type {
  AftermarketDealer,
  ClosestDealers,
  SentDiagnosticEmail,
  ServiceRecord,
  ServiceRecordList,
  TrailerImage,
  TrailerImagePage,
} from '../contract/service';
export { CARGO_IMAGE_POLICY } from '../rules/service/cargoImage';
export { closest } from '../rules/service/closest';
export { parseGeoUri, toGeoUri } from '../rules/service/geoUri';
export {
  latestDay,
  SERVICE_ENTRY_POLICY,
  type ServiceEntry,
  serviceEntryProblems,
} from '../rules/service/serviceEntry';
export {
  INSPECTION_KINDS,
  INSPECTION_RESULTS,
  inspectionKind,
  inspectionResult,
  MAINTENANCE_KINDS,
  maintenanceKind,
} from '../vocabulary/serviceRecords';
