export { decodePartsView, EMPTY_PARTS_VIEW, encodePartsView, type PartsView } from '../internal/parts/partsView';
export { Parts, type PartsProps } from './Parts/Parts';
