import { statements } from './statements';

/** Open live streams of each session. A row counts as long as its holder's lease is valid. */
export const streamSlots = statements([
  // Unlogged: after a database crash, no stream is open.
  `create unlogged table stream_slots (
    session_id uuid not null,
    place int not null,
    holder uuid not null,
    primary key (session_id, place)
  )`,
  'create index stream_slots_holder on stream_slots (holder)',
]);
