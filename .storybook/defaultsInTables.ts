import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** `@default 'top'` at the end of a comment; react-docgen reads only the defaults of destructured parameters. */
const DEFAULT = /\s*@default\s+([\s\S]+)$/;

/** Puts the default that a prop's comment names into the table of props. */
export const defaultsInTables: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [tail, value] = DEFAULT.exec(argType.description ?? '') ?? [];
      if (tail === undefined || value === undefined) return [name, argType];
      const description = argType.description?.slice(0, -tail.length);
      const defaultValue = argType.table?.defaultValue ?? { summary: value.trim() };
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }];
    }),
  );
