type Known = {
  /** Chosen or assumed; null: not known yet. */
  wanted: string | null
  /** Those that we sell to; undefined: not here. */
  countries: readonly { code: string }[] | undefined
  /** The list did not load. */
  withoutList: boolean
}

/** Which country prices are asked for, and whether its buyer must choose one first because we do not sell to theirs. */
export const buyersCountry = ({
  wanted,
  countries,
  withoutList,
}: Known): { country: string | null; mustChoose: boolean } => {
  const none = { country: null, mustChoose: false }
  if (wanted === null) return none
  // Without the list the server has the last word.
  if (!countries) return withoutList ? { country: wanted, mustChoose: false } : none
  return countries.some(({ code }) => code === wanted)
    ? { country: wanted, mustChoose: false }
    : { country: null, mustChoose: true }
}
