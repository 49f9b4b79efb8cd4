/** Errors of requests that don't reach an operation. */
export const HTTP_MESSAGES = {
  customerId: 'customerId must be a positive whole number.',
  nothingHere: 'There is nothing at this address.',
  methods: (names: readonly string[]) => `This address only accepts ${names.join(', ')}.`,
  notFound: "Not found, or you don't have access to it.",
  tooLarge: (bytes: number) => `The request body is larger than ${bytes} bytes.`,
  notJson: 'The request body is not JSON.',
  unstorable: (what: string) =>
    `${what} contains U+0000 or an unpaired surrogate, which can't be stored. Remove it and try again.`,
  address: 'The address',
  credentials: 'The user name or password',
  body: 'The request body',
  nameIn: (path: string) => `A name in ${path}`,
  nameInBody: 'A name in the request body',
  missing: 'is missing',
  unknownField: 'is not a known field. Check its spelling, or leave it out',
  mustBeObject: 'must be an object with named fields',
} as const;
