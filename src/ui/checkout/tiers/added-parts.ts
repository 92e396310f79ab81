type Tier<PartText> = { tier: string; name: string; parts: readonly PartText[] }

export type AddedParts<PartText> = {
  /** The name of the offered tier that this one holds completely; null: none. */
  holds: string | null
  added: PartText[]
}

/** What a tier holds beyond the offered one before it, so that a list says each thing once. */
export const addedParts = <PartText extends { part: string }>(
  tiers: readonly Tier<PartText>[],
  index: number,
): AddedParts<PartText> => {
  const { parts = [] } = tiers[index] ?? {}
  const before = tiers[index - 1]
  const holdsAll = before?.parts.every(({ part }) => parts.some((own) => own.part === part)) ?? false
  if (!before || !holdsAll) return { holds: null, added: [...parts] }
  return {
    holds: before.name,
    added: parts.filter(({ part }) => !before.parts.some((held) => held.part === part)),
  }
}
