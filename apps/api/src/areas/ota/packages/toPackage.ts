import type { OtaPackage } from '../../../graphql/generated/resolvers';
import type { OtaPackageRecord } from '../repository';

export const toPackage = ({
  createdAt,
  fileId: _,
  store: __,
  authorId: ___,
  ...one
}: OtaPackageRecord): OtaPackage => ({
  ...one,
  createdAt: createdAt.toISOString(),
});
