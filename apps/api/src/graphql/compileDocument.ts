import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';
import type { GraphQLContext } from './context';

/** Runs a document with variables. Rejects with `NotAsDeclared` if a resolver's result does not fit the schema. */
export type RunDocument = (variables: Record<string, unknown>, context: GraphQLContext) => Promise<ExecutionResult>;

/** A resolver returned a value that the schema forbids; graphql-js then creates the error message. */
export class NotAsDeclared extends Error {}

type Project = (value: unknown) => unknown;

interface RootField {
  key: string;
  node: FieldNode;
  field: GraphQLField<unknown, GraphQLContext>;
  project: Project;
}

/**
 * Compiles a query whose resolvers are all at the root and whose other fields are plain properties. Executing a page of
 * 50 trailers with 85 columns field by field costs more than its SQL; the compiled function copies the properties.
 * Undefined for other documents: fragments, directives, mutations, nested resolvers.
 */
export function compileDocument(schema: GraphQLSchema, document: DocumentNode): RunDocument | undefined {
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query' || others.length > 0)
    return undefined;
  const rootFields = rootFieldsOf(schema, operation);
  if (!rootFields) return undefined;

  return async (variables, context) => {
    const { variableValues, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      hideSuggestions: true,
    });
    if (errors) return { errors };
    const entries = await Promise.all(
      rootFields.map(async ({ key, node, field, project }) => {
        const args = getArgumentValues(field as GraphQLField<unknown, unknown>, node, variableValues, undefined, true);
        const value: unknown = await field.resolve?.({}, args, context, infoOf(node, field, variableValues));
        return [key, project(value)] as const;
      }),
    );
    return { data: Object.fromEntries(entries) };
  };
}

/** The part of the resolver's info that this server's resolvers read. */
function infoOf(
  node: FieldNode,
  field: GraphQLField<unknown, GraphQLContext>,
  variableValues: VariableValues,
): GraphQLResolveInfo {
  return { fieldName: field.name, fieldNodes: [node], fragments: {}, variableValues } as unknown as GraphQLResolveInfo;
}

function rootFieldsOf(schema: GraphQLSchema, operation: OperationDefinitionNode): RootField[] | undefined {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return everyField(operation.selectionSet, (node) => {
    const field = fields[node.name.value];
    // A null in a non-null field would have to become an error next to the data of its siblings.
    if (!field?.resolve || !isNonNullType(field.type)) return undefined;
    const project = projection(field.type, node.selectionSet);
    return project && { key: keyOf(node), node, field, project };
  });
}

function projection(type: GraphQLOutputType, selections: SelectionSetNode | undefined): Project | undefined {
  if (isNonNullType(type)) {
    const inner = projection(type.ofType, selections);
    return inner && ((value) => inner(value ?? refuse()));
  }
  if (isListType(type)) {
    const inner = projection(type.ofType, selections);
    return inner && ((value) => (value == null ? null : Array.isArray(value) ? value.map(inner) : refuse()));
  }
  // Dates become text when the response is serialized.
  if (isLeafType(type)) return (value) => value ?? null;
  return isObjectType(type) && selections ? objectProjection(type.getFields(), selections) : undefined;
}

function objectProjection(
  fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
  selections: SelectionSetNode,
): Project | undefined {
  const parts = everyField(selections, (node) => {
    const name = node.name.value;
    const field = fields[name];
    if (!field || field.resolve || node.arguments?.length) return undefined;
    const project = projection(field.type, node.selectionSet);
    return project && { key: keyOf(node), name, project };
  });
  return (
    parts &&
    ((value) => {
      if (value == null) return null;
      const source = value as Record<string, unknown>;
      const result: Record<string, unknown> = {};
      for (const { key, name, project } of parts) result[key] = project(source[name]);
      return result;
    })
  );
}

/** Maps plain fields; undefined if a field isn't plain or can't be mapped. */
function everyField<Result>(
  { selections }: SelectionSetNode,
  map: (node: FieldNode) => Result | undefined,
): Result[] | undefined {
  const results: Result[] = [];
  const keys = new Set<string>();
  for (const node of selections) {
    const isPlain = node.kind === 'Field' && !node.directives?.length && !keys.has(keyOf(node));
    const result = isPlain ? map(node) : undefined;
    if (result === undefined || node.kind !== 'Field') return undefined;
    keys.add(keyOf(node));
    results.push(result);
  }
  return results;
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function refuse(): never {
  throw new NotAsDeclared();
}
