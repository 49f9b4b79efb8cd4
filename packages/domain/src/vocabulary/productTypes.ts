import { lookup, type Word } from './lookup';

/** The product that was sold for the trailer. */
export const ProductType = {
  Pro: 'PRO',
  Base: 'BASE',
  GoSolar: 'GO_SOLAR',
  GoTrack: 'GO_TRACK',
  GoCargoView: 'GO_CARGO_VIEW',
  GoCargoMonitor: 'GO_CARGO_MONITOR',
  Tru: 'TRU',
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** `label` is the spelling of the filter, `name` that of the product list. */
export const PRODUCT_TYPES: readonly (Word<ProductType> & { readonly name: string })[] = [
  { id: 'PRO', label: 'Pro', name: 'PRO' },
  { id: 'BASE', label: 'Base', name: 'Base' },
  { id: 'GO_SOLAR', label: 'GO: Solar', name: 'GO Solar' },
  { id: 'GO_TRACK', label: 'GO: Track', name: 'GO Track' },
  { id: 'GO_CARGO_VIEW', label: 'GO: Cargo View', name: 'GO Cargo View' },
  { id: 'GO_CARGO_MONITOR', label: 'GO: Cargo Monitor', name: 'GO Cargo Monitor' },
  { id: 'TRU', label: 'TRU', name: 'TRU' },
];
/** Finds a product type by id; an unknown id is kept and labeled as unknown. */
export const productType = lookup(PRODUCT_TYPES, 'product type');
