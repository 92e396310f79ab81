/** What a line of a provider's books and its line in our ledger have in common. */
export const keyOf = ({ kind, ref }: { kind: string; ref: string }): string => `${kind} ${ref}`
