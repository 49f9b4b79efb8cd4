import type { ReefersApi } from '../contract/reefers';
import type { DataCall } from './dataCall';

/** Reefers over HTTP. */
export const createReefersApi = (graphql: DataCall): ReefersApi => ({
  unit: async (vin, call) => (await graphql((known) => known.ReeferUnitDocument, { vin }, call)).reeferUnit,
  temperatures: async (input, call) =>
    (await graphql((known) => known.ReeferTemperaturesDocument, input, call)).reeferTemperatures,
  commands: async (input, call) => (await graphql((known) => known.ReeferCommandsDocument, input, call)).reeferCommands,
  units: async (input, call) => (await graphql((known) => known.ReeferUnitsDocument, { input }, call)).reeferUnits,
  send: async (input, call) =>
    (await graphql((known) => known.SendReeferCommandsDocument, { input }, call)).sendReeferCommands,
});
