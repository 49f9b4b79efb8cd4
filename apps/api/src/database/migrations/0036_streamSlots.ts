import { statements } from './statements';

/** Open live streams of each session. A row counts while its holder's lease does. */
export const streamSlots = statements([
  // Without a write-ahead log: after a crash of the database no stream is open.
  `create unlogged table stream_slots (
    session_id uuid not null,
    place int not null,
    holder uuid not null,
    primary key (session_id, place)
  )`,
  'create index stream_slots_holder on stream_slots (holder)',
]);
