import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from './context';
import type { MutationResolvers } from './generated/resolvers';

type Resolve = (parent: unknown, args: unknown, context: GraphQLContext, info: GraphQLResolveInfo) => Promise<unknown>;

/** Mutations that make a unit of each of their rows, so that a bad row stops no other. */
const UNIT_PER_ROW: ReadonlySet<string> = new Set<keyof MutationResolvers>(['importVehicles', 'applyUserRows']);

/** Makes each mutation one unit of work: whatever it throws undoes all of it, its audit lines and mails included. */
export function asUnits(mutations: MutationResolvers): MutationResolvers {
  return Object.fromEntries(
    Object.entries(mutations).map(([name, resolver]) => {
      if (UNIT_PER_ROW.has(name)) return [name, resolver];
      const resolve = resolver as Resolve;
      const asUnit: Resolve = (parent, args, context, info) =>
        context.unit((within) => resolve(parent, args, within, info));
      return [name, asUnit];
    }),
  );
}
