/** Errors of vehicle group changes. */
export const GROUP_MESSAGES = {
  trailerCount: (max: number) => `Enter 1 to ${max.toLocaleString('en-US')} unit IDs or VINs.`,
  groupCount: (max: number) => `Choose 1 to ${max} groups.`,
  tooManyGroups: (max: number) => `A customer can have at most ${max.toLocaleString('en-US')} groups.`,
  special: (name: string) => `'${name}' is a special group and can't be changed.`,
  specialHoldsNone: (name: string) => `'${name}' is a special group. Trailers can't be added to it.`,
  changedMeanwhile: 'Someone else changed this group. Review their changes and try again.',
  nameTaken: 'Another group of this customer has this name.',
  tooManyParents: (max: number) => `A group can be under at most ${max} groups.`,
  specialHasNoChildren: (name: string) => `Groups can't be placed under the special group '${name}'.`,
  circle: "A group can't be placed under itself or a group below it.",
  tooManyPlaces: 'This would repeat too many groups in the tree. Place the group under fewer others.',
  tooManyIds: (max: number) => `Choose at most ${max.toLocaleString('en-US')} at a time.`,
  search: 'Search for 1 to 100 characters.',
} as const;
