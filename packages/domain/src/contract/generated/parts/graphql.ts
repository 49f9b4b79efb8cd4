// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type AddPartPictureInput = {
  customerId: number;
  /** What the picture shows, in words. Required: it is its alternative text. */
  description: string;
  maker: string;
  partNumber: string;
  /** A picture that the caller has uploaded. */
  pictureId: string;
};

export type ImportPartsInput = {
  /** The customer of rows for a model. Null: the caller's only customer. */
  customerId?: number | null | undefined;
  /** Returns what would happen, without changing anything. */
  dryRun: boolean;
  rows: Array<PartRowInput>;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

/** A part as a row of a file: of a trailer with a VIN, or of a model with a vehicleTypeId. */
export type PartRowInput = {
  category: string;
  description: string;
  faultCodes: Array<number>;
  /** Line number in the file. */
  line: number;
  maker: string;
  modelYear?: number | null | undefined;
  name: string;
  partNumber: string;
  position: string;
  quantity: number;
  vehicleLengthFeet?: number | null | undefined;
  /** All trailers of this type; vehicleLengthFeet and modelYear narrow them. */
  vehicleTypeId?: number | null | undefined;
  vin?: string | null | undefined;
};

export type PartTrailersInput = {
  /** All customers of the caller without one. */
  customerId?: number | null | undefined;
  maker: string;
  paginationInput: PaginationInput;
  partNumber: string;
};

export type PartsInput = {
  /** One of PART_CATEGORIES. */
  category?: string | null | undefined;
  /** All customers of the caller without one. */
  customerId?: number | null | undefined;
  /** A fault code (SPN) that the part is for. */
  faultCode?: number | null | undefined;
  paginationInput: PaginationInput;
  /** A part of the name, part number, maker or description. */
  search?: string | null | undefined;
};

export type PartTrailersQueryVariables = Exact<{
  input: PartTrailersInput;
}>;


export type PartTrailersQuery = { partTrailers: { total: number, trailers: Array<{ vin: string, unitId: string, customerName: string, vehicleType: string, modelYear: number | null, quantity: number, positions: Array<string> }> } };

export type DeletePartsMutationVariables = Exact<{
  customerId: number;
  ids: Array<string> | string;
}>;


export type DeletePartsMutation = { deleteParts: { deleted: number } };

export type DeletePartPictureMutationVariables = Exact<{
  customerId: number;
  pictureId: string;
}>;


export type DeletePartPictureMutation = { deletePartPicture: boolean };

export type TrailerPartsQueryVariables = Exact<{
  vin: string;
}>;


export type TrailerPartsQuery = { trailerParts: { vin: string, unitId: string, customerId: number, customerName: string, vehicleType: string, vehicleLengthFeet: number | null, modelYear: number | null, mayEdit: boolean, parts: Array<{ id: string, isOfModel: boolean, category: string, name: string, partNumber: string, maker: string, quantity: number, position: string, description: string, faultCodes: Array<number>, pictures: Array<{ id: string, url: string, linkExpires: string, description: string }> }> } };

export type ImportPartsMutationVariables = Exact<{
  input: ImportPartsInput;
}>;


export type ImportPartsMutation = { importParts: { results: Array<{ line: number, outcome: string, messages: Array<string>, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type PartsQueryVariables = Exact<{
  input: PartsInput;
}>;


export type PartsQuery = { parts: { total: number, categories: Array<{ category: string, count: number }>, parts: Array<{ category: string, name: string, partNumber: string, maker: string, description: string, faultCodes: Array<number>, trailers: number, pictures: Array<{ id: string, url: string, linkExpires: string, description: string }> }> } };

export type AddPartPictureMutationVariables = Exact<{
  input: AddPartPictureInput;
}>;


export type AddPartPictureMutation = { addPartPicture: { id: string, url: string, linkExpires: string, description: string } };

export const PartTrailersDocument = /*#__PURE__*/ new TypedDocumentString<PartTrailersQuery, PartTrailersQueryVariables>(`query PartTrailers($input: PartTrailersInput!) {
  partTrailers(input: $input) {
    total
    trailers {
      vin
      unitId
      customerName
      vehicleType
      modelYear
      quantity
      positions
    }
  }
}`);
export const DeletePartsDocument = /*#__PURE__*/ new TypedDocumentString<DeletePartsMutation, DeletePartsMutationVariables>(`mutation DeleteParts($customerId: Int!, $ids: [ID!]!) {
  deleteParts(customerId: $customerId, ids: $ids) {
    deleted
  }
}`);
export const DeletePartPictureDocument = /*#__PURE__*/ new TypedDocumentString<DeletePartPictureMutation, DeletePartPictureMutationVariables>(`mutation DeletePartPicture($customerId: Int!, $pictureId: ID!) {
  deletePartPicture(customerId: $customerId, pictureId: $pictureId)
}`);
export const TrailerPartsDocument = /*#__PURE__*/ new TypedDocumentString<TrailerPartsQuery, TrailerPartsQueryVariables>(`query TrailerParts($vin: String!) {
  trailerParts(vin: $vin) {
    vin
    unitId
    customerId
    customerName
    vehicleType
    vehicleLengthFeet
    modelYear
    mayEdit
    parts {
      id
      isOfModel
      category
      name
      partNumber
      maker
      quantity
      position
      description
      faultCodes
      pictures {
        id
        url
        linkExpires
        description
      }
    }
  }
}`);
export const ImportPartsDocument = /*#__PURE__*/ new TypedDocumentString<ImportPartsMutation, ImportPartsMutationVariables>(`mutation ImportParts($input: ImportPartsInput!) {
  importParts(input: $input) {
    results {
      line
      outcome
      messages
      changes {
        field
        before
        after
      }
    }
  }
}`);
export const PartsDocument = /*#__PURE__*/ new TypedDocumentString<PartsQuery, PartsQueryVariables>(`query Parts($input: PartsInput!) {
  parts(input: $input) {
    total
    categories {
      category
      count
    }
    parts {
      category
      name
      partNumber
      maker
      description
      faultCodes
      trailers
      pictures {
        id
        url
        linkExpires
        description
      }
    }
  }
}`);
export const AddPartPictureDocument = /*#__PURE__*/ new TypedDocumentString<AddPartPictureMutation, AddPartPictureMutationVariables>(`mutation AddPartPicture($input: AddPartPictureInput!) {
  addPartPicture(input: $input) {
    id
    url
    linkExpires
    description
  }
}`);