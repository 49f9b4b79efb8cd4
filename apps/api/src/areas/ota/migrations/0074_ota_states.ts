import { statements } from '../../../database/migrations/statements';

/** The list of trailers by the state of their newest job begins with the devices in that state. */
export const otaStates = statements(['create index ota_devices_state on ota_devices (state, customer_id, trailer_id)']);
