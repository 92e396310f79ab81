/**
 * Whether what is sold (a tier, a package, an order) holds nothing more for its buyer: they hold every part of it, by
 * whatever it was bought. Parts are owned, not tiers. The one rule behind every "already yours", on screens and in
 * refusals: nothing owned is offered, preselected or charged.
 * @param parts those that can be delivered today, or that the order sold.
 * @param held see openParts: what is open of the sitting, with what is the person's own.
 */
export const isOwned = <Sold extends string>({
  parts,
  held,
}: {
  parts: readonly Sold[]
  held: ReadonlySet<Sold>
}): boolean => parts.every((part) => held.has(part))

/** Whether two orders for one sitting would sell a part twice: of such, one at a time may be open to be paid. */
export const sellAPartTwice = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((part) => other.includes(part))

/** `orderId` null: a plan opened it. */
type Opened = { id: string; orderId: string | null; grantedAt: Date }

/** What was opened before an order opened what it sold; everything, while it has opened nothing. */
export const openedBefore = <One extends Opened>(opened: readonly One[], orderId: string): One[] => {
  const own = opened.find((one) => one.orderId === orderId)
  return opened.filter((one) => one.orderId !== orderId && (!own || isEarlier(one, own)))
}

const isEarlier = (one: Opened, other: Opened): boolean =>
  one.grantedAt < other.grantedAt ||
  (one.grantedAt.getTime() === other.grantedAt.getTime() && one.id < other.id)
