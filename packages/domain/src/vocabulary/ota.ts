import { lookup, type Word } from './lookup';

/** Over-the-air actions. */
export const OTA_ACTIONS: readonly Word<string>[] = [
  { id: 'createCustomer', label: 'Create New Customer' },
  { id: 'addToCustomer', label: 'Add to Existing Customer' },
  { id: 'publishConfiguration', label: 'Publish Configuration' },
  { id: 'applyConfiguration', label: 'Apply Configuration' },
  { id: 'publishScript', label: 'Publish Script' },
  { id: 'applyScript', label: 'Apply Script' },
  { id: 'publishFirmware', label: 'Publish Firmware' },
  { id: 'applyFirmware', label: 'Apply Firmware' },
  { id: 'resetDevices', label: 'Reset Devices' },
];
/** Finds an OTA action by id; an unknown id is kept and labeled as unknown. */
export const otaAction = lookup(OTA_ACTIONS, 'OTA action');

/** Kinds of jobs and uploads; each has its own confirmation. */
export const OTA_UPLOADS: readonly Word<string>[] = [
  { id: 'config', label: 'Config' },
  { id: 'script', label: 'Script' },
  { id: 'mainApp', label: 'Main App' },
  { id: 'deviceReset', label: 'Device Reset' },
];
/** Finds an OTA upload by id; an unknown id is kept and labeled as unknown. */
export const otaUpload = lookup(OTA_UPLOADS, 'OTA upload');
