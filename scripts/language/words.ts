/** A word that is refused, and what to write instead. */
export interface RefusedWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (pattern: RegExp, instead: string): RefusedWord => ({ pattern, instead });

/** British spellings; also in comments. */
const SPELLING: readonly RefusedWord[] = [
  word(/\b(?:colour|favourite|behaviour|neighbour|honour|labour)/i, 'US spelling: color, favorite, behavior'),
  word(/\b(?:centre|metre|litre|fibre)s?\b/i, 'US spelling: center, meter, liter'),
  word(/\b\w+(?:ganis|alis|oris|imis|ognis|ronis|(?<!pr)omis)(?:e|es|ed|ing|ation)\b/i, 'US spelling: -ize, -ization'),
  word(
    /\b(?:[Cc]ancelled|[Tt]ravelled|[Ll]abelled|[Mm]odelled|[Cc]ancelling|[Ll]abelling)\b/,
    'US spelling: canceled, labeled',
  ),
  word(/\be-mails?\b/i, 'email'),
  word(/\bgrey\b/i, 'gray'),
];

/** Words of a translation, refused in texts, comments and test names. */
const TRANSLATED: readonly RefusedWord[] = [
  word(/\btold\b|\btells\b/i, 'reported, shows, says what happened: software tells nobody anything'),
  word(/\bnobody\b|\bwhoever\b|\bsomebody\b/i, 'no one, anyone who, someone; better name the person'),
  word(/\bin sight\b|\bout of sight\b|\bsight of\b/i, 'visible, has access to'),
  word(/\bas the crow flies\b/i, 'straight-line distance'),
  word(/\bis away\b/i, 'is unavailable'),
  word(/\ball the same\b/i, 'anyway'),
  word(/\bstill is\b/i, 'is still'),
  word(/\bgoes on by itself\b|\bby itself when\b/i, 'continues automatically'),
];

/** Refused in texts for users, in addition to the words above. */
export const TEXT_WORDS: readonly RefusedWord[] = [
  ...SPELLING,
  ...TRANSLATED,
  word(/\bstands? here\b/i, 'appears here'),
  word(/\bnot open to (?:you|your)\b/i, "you don't have access to"),
  word(/\btake (?:a|the) \w+ away\b/i, 'remove'),
  word(/\b(?:has|have) come\b/i, 'yet: No images yet'),
  word(/\bas far as is known\b/i, 'last known'),
];

/** Refused in comments, in addition to the shared words. */
export const COMMENT_WORDS: readonly RefusedWord[] = [
  ...SPELLING,
  ...TRANSLATED,
  word(/\bstands?\b(?! for)/i, 'is, is placed, is shown'),
  word(/\bmeanwhile\b/i, 'in the meantime, during that time'),
];

/** Refused as a part of a declared name: `toldFault`, `MOST_ROWS`. */
export const NAME_PARTS: readonly RefusedWord[] = [
  word(/^(?:told|heard|sight|desk)$/, 'reported, loaded, scope, index'),
  word(/^(?:colour|centre|authorise|organise|recognise|grey)$/, 'US spelling'),
];

/** Refused as a whole name. */
export const NAMES: readonly RefusedWord[] = [
  word(/^(?:told|said|asked|heard|mine|others|more|of)$/, 'a noun that names the thing'),
  word(/^(?:Told|Asked|Shown|Heard)$/, '…Params, OpenDialog, Loaded…'),
  word(/^MOST(?:_|$)|_AT_MOST$/, 'MAX_…'),
];

/** Refused as a member of a type. */
export const MEMBERS: readonly RefusedWord[] = [word(/^(?:told|said|asked|heard)$/, 'a noun that names the thing')];
