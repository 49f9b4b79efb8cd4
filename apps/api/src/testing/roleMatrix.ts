import { can, type OperationSubject } from '@gladhand/domain';
import { RoleKind, roleName } from '@gladhand/domain/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { createTestApi, type TestApi } from './testApi';
import { createTestDataset, testUser } from './testDataset';

/** The customer of the role, another customer, and one that doesn't exist. */
export const MATRIX_CUSTOMERS = { own: 1, other: 2, absent: 999 } as const;
export type Which = keyof typeof MATRIX_CUSTOMERS;
export type Administration = Awaited<ReturnType<TestApi['signedIn']>>['portal']['administration'];

/**
 * A cell must leave the dataset unchanged for the others. It returns what it found, or 'NOTHING' if it found nothing
 * but others would.
 */
export type MatrixOperations = Readonly<Record<string, (as: Administration, which: Which) => Promise<unknown>>>;

const KINDS = Object.values(RoleKind);
const emailOf = (kind: string) => `${kind.toLowerCase()}@matrix.example`;

/**
 * Calls every operation as every role for each of the customers. `reached` is the result for a role with permission.
 */
export function describeMatrix(
  operations: MatrixOperations,
  reached: (cell: { operation: string; kind: RoleKind; which: Which }) => string,
): void {
  const cells = Object.keys(operations).flatMap((operation) =>
    KINDS.flatMap((kind) => (Object.keys(MATRIX_CUSTOMERS) as Which[]).map((which) => ({ operation, kind, which }))),
  );
  let test: TestApi;
  beforeAll(async () => {
    const dataset = createTestDataset();
    const users = KINDS.map((kind, index) => testUser(200 + index, emailOf(kind), [roleName(kind, 1)]));
    test = await createTestApi(createMemoryRepositories({ ...dataset, users: [...dataset.users, ...users] }));
  });
  afterAll(() => test.close());

  describe(`${cells.length} cells of role, operation and customer`, () => {
    it.each(Object.keys(operations))('follow the permission table for %s', async (operation) => {
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const cell of cells.filter((one) => one.operation === operation)) {
        const { portal } = await test.signedIn(emailOf(cell.kind));
        const name = `${cell.kind}, ${cell.which} customer`;
        found[name] = await (operations[operation]?.(portal.administration, cell.which) ?? Promise.reject()).then(
          (answer) => (answer === 'NOTHING' ? answer : 'ANSWERED'),
          ({ code }: { code: string }) => code,
        );
        wanted[name] = can([roleName(cell.kind, 1)], {}, operation as OperationSubject) ? reached(cell) : 'FORBIDDEN';
      }
      expect(found).toEqual(wanted);
    });
  });
}
