const POSSIBLE_FROM = 0.2

/** How a field is told: without a norm of our own takers a probability would be more exact than it is. */
export const tendencyOf = (
  probability: number,
  { place, sureFrom }: { place: number; sureFrom: number },
): 'clear' | 'possible' | 'less' =>
  place === 0 && probability >= sureFrom ? 'clear' : probability >= POSSIBLE_FROM ? 'possible' : 'less'
