/** How many sittings of one exam may be begun in so many hours, and not brought to a result, with a route of their own. */
export const UNCONFIRMED_STARTS = { hours: 24, browser: 5, address: 100 } as const

/** Sittings of one exam that a browser, and everybody at its address, began without a result; the new one included. */
export type UnconfirmedStarts = { browser: number; address: number }

/**
 * Whether the later parts of a new sitting may follow its answers. Sittings cost nothing and share their items, so
 * whoever begins many and finishes none could compare their routes and so find the key. Beyond the limits a sitting has
 * the middle levels only: it tells nothing, and whoever is honest behind a busy address can still take the test.
 */
export const mayFollowTaker = ({ browser, address }: UnconfirmedStarts): boolean =>
  browser <= UNCONFIRMED_STARTS.browser && address <= UNCONFIRMED_STARTS.address
