export { ReeferBatch, type ReeferBatchProps } from './ReeferBatch/ReeferBatch';
export { ReeferUnit, type ReeferUnitProps } from './ReeferUnit/ReeferUnit';
