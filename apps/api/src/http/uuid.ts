const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can be an id of a row: the database takes nothing else where it expects one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
