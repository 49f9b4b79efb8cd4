/** Errors of reefer requests. */
export const REEFER_MESSAGES = {
  days: 'days must be 1, 7, 14 or 31.',
  tooManyVins: (max: number) => `Enter at most ${max} VINs.`,
  search: (max: number) => `search must have at most ${max} characters.`,
  commandIdInUse: 'Another command has this id. Create a new one.',
  noCommands: 'commands must not be empty.',
  tooManyCommands: (max: number) => `commands must have at most ${max} entries. Send the rest in another request.`,
  commandId: 'The id of a command must be a UUID that the client creates.',
} as const;
