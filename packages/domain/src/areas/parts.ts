export type {
  AddPartPictureInput,
  FleetPart,
  ImportPartsInput,
  PartImport,
  PartPage,
  PartPicture,
  PartRowInput,
  PartRowResult,
  PartsInput,
  PartTrailerPage,
  PartTrailersInput,
  TrailerPart,
  TrailerPartList,
} from '../contract/parts';
export { PART_COLUMNS, PART_CSV_HEAD, partCsvLine, readPartLine } from '../rules/parts/partColumns';
export {
  isOfModel,
  type PartLine,
  type PartModel,
  partKey,
  partLineProblems,
  partsOfTrailer,
} from '../rules/parts/partLine';
export { PARTS_POLICY } from '../rules/parts/partsPolicy';
export { PART_CATEGORIES, PartCategory, partCategory } from '../vocabulary/partCategories';
