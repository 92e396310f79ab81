/** What a tab remembers of the question screen of a sitting, in sessionStorage. */
export type StoredScreen = { position: number; encouraged: number[]; timerHidden: boolean }

type Session = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (sittingNumber: string) => `IQ-place-${sittingNumber}`

/** What was remembered, field by field; `position` null when this tab knows none. */
export const readScreen = (
  session: Session,
  sittingNumber: string,
): Omit<StoredScreen, 'position'> & { position: number | null } => {
  const stored = parse(session, sittingNumber)
  const { position, encouraged } = stored
  return {
    position: Number.isInteger(position) ? (position as number) : null,
    encouraged: Array.isArray(encouraged) ? encouraged.filter((part) => Number.isInteger(part)) : [],
    timerHidden: stored.timerHidden === true,
  }
}

export const writeScreen = (session: Session, sittingNumber: string, screen: Partial<StoredScreen>): void => {
  try {
    session.setItem(keyOf(sittingNumber), JSON.stringify({ ...parse(session, sittingNumber), ...screen }))
  } catch {
    // A reload then begins at the first open question.
  }
}

const parse = (session: Session, sittingNumber: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(session.getItem(keyOf(sittingNumber)) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
