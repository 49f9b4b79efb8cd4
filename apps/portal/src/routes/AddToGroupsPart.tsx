/** Loads when trailers are added to groups. */
export { AddToGroups } from '@gladhand/admin-widgets';
