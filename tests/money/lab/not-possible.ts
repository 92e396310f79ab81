/** What somebody wanted to do at a provider cannot be done there now. */
export class NotPossible extends Error {}
