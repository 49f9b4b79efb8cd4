import { defineMessages } from '@gladhand/ui';

/** Texts of ImportParts. */
export const IMPORT_PARTS_MESSAGES = defineMessages('importParts', {
  title: 'Import parts',
  one: 'part',
  many: 'parts',
  doubled: 'The same part at the same position appears more than once in this file.',
});
