// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type AcceptFreightAgreementMutationVariables = Exact<{
  version: string;
}>;


export type AcceptFreightAgreementMutation = { acceptFreightAgreement: { url: string | null, missingSettings: Array<string>, agreement: { version: string, text: string, acceptedAt: string | null } | null } };

export type FreightQueryVariables = Exact<{ [key: string]: never; }>;


export type FreightQuery = { freight: { url: string | null, missingSettings: Array<string>, agreement: { version: string, text: string, acceptedAt: string | null } | null } };

export const AcceptFreightAgreementDocument = /*#__PURE__*/ new TypedDocumentString<AcceptFreightAgreementMutation, AcceptFreightAgreementMutationVariables>(`mutation AcceptFreightAgreement($version: String!) {
  acceptFreightAgreement(version: $version) {
    url
    missingSettings
    agreement {
      version
      text
      acceptedAt
    }
  }
}`);
export const FreightDocument = /*#__PURE__*/ new TypedDocumentString<FreightQuery, FreightQueryVariables>(`query Freight {
  freight {
    url
    missingSettings
    agreement {
      version
      text
      acceptedAt
    }
  }
}`);