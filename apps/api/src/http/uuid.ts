const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can be a row id: the database rejects anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
