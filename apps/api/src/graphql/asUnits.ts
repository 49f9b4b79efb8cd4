import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from './context';
import type { MutationResolvers } from './generated/resolvers';

type Resolve = (parent: unknown, args: unknown, context: GraphQLContext, info: GraphQLResolveInfo) => Promise<unknown>;

/** Mutations that run each of their rows as a separate unit, so that an invalid row doesn't affect the others. */
const UNIT_PER_ROW: ReadonlySet<string> = new Set<keyof MutationResolvers>(['importVehicles', 'applyUserRows']);

/** Runs each mutation as one unit of work: an error undoes all of its changes, including audit entries and mails. */
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
