/** Id of the saved view that was opened last. */
export const SAVED_VIEW = 'savedView';

export const viewIdIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(SAVED_VIEW) ?? undefined;

/** The query of a view, with its id. */
export function savedViewQuery({ id, query }: { id: string; query: string }): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set(SAVED_VIEW, id);
  return params;
}

/** URL of a view on its screen. It works for everyone who may open the screen, even without access to the view. */
export const savedViewPath = (pathname: string, view: { id: string; query: string }): string =>
  `${pathname}?${savedViewQuery(view)}`;
