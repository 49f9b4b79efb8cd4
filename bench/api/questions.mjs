// The requests of the grid, as the portal sends them.
const PAGE_SIZE = 50;

export function createQuestions(persistedDocuments) {
  const document = Object.values(persistedDocuments).find((text) => text.startsWith('query FleetStatus('));
  if (!document) throw new Error('There is no persisted document FleetStatus: run npm run generate.');

  return ({ pageNumber = 1, search, sortBy, sortAsc = true }) => {
    const variables = {
      input: {
        paginationInput: { pageSize: PAGE_SIZE, pageNumber },
        ...(search && { search }),
        ...(sortBy && { sortingInput: { sortBy, sortAsc } }),
      },
    };
    return { variables, body: JSON.stringify({ query: document, variables }) };
  };
}

export const lastPage = (total) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The fleetStatus of a response; throws if there is none. */
export function pageOf({ content }) {
  const { data, errors } = JSON.parse(content);
  if (errors || !data) throw new Error(`The API answered an error: ${JSON.stringify(errors).slice(0, 500)}`);
  return data.fleetStatus;
}
