export { csvFile, csvParts } from '../rules/files/csvFile';
export type { FileColumn, FileTable, FileValue } from '../rules/files/fileTable';
export { wallTimeOf } from '../rules/files/wallTimeOf';
export { xlsxFile, xlsxParts } from '../rules/files/xlsxFile';
