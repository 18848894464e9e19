/** Why an item, or a whole file, does not come in: in words for the person who moves in. */
export class Refused extends Error {}
