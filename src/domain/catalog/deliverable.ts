import { PARTS, type Part } from './parts'

/** The parts of a tier that may be listed and priced today: those we can deliver today (docs/decisions/0028). */
export const sellableParts = ({
  parts,
  deliverable,
}: {
  parts: readonly Part[]
  deliverable: ReadonlySet<Part>
}): Part[] => PARTS.filter((part) => parts.includes(part) && deliverable.has(part))

/**
 * The tiers worth offering, cheapest first as given. A tier whose deliverable parts all lie in an earlier offered
 * tier is left out: it would cost more and hold nothing more (docs/decisions/0028).
 */
export const sellableTiers = <Tier extends { parts: readonly Part[] }>({
  tiers,
  deliverable,
}: {
  tiers: readonly Tier[]
  deliverable: ReadonlySet<Part>
}): Tier[] => {
  const offered: Tier[] = []
  for (const tier of tiers) {
    const parts = sellableParts({ parts: tier.parts, deliverable })
    const heldEarlier = offered.some((earlier) => parts.every((part) => earlier.parts.includes(part)))
    if (parts.length > 0 && !heldEarlier) offered.push({ ...tier, parts })
  }
  return offered
}
