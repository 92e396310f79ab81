import type { SafetyQuestion } from './health-turn'

/** What a tab remembers of the question screen of a sitting, in sessionStorage. */
export type StoredScreen = {
  position: number
  encouraged: number[]
  timerHidden: boolean
  /** What was said to the part that is asked only with consent. */
  agreed: boolean
  /** Which question it is, never what was answered. */
  safety: SafetyQuestion
}

type Session = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (sittingNumber: string) => `IQ-place-${sittingNumber}`

type Remembered = Pick<StoredScreen, 'encouraged' | 'timerHidden'> & {
  [Field in 'position' | 'agreed' | 'safety']: StoredScreen[Field] | null
}

/** What was remembered, field by field; null where this tab knows nothing. */
export const readScreen = (session: Pick<Session, 'getItem'>, sittingNumber: string): Remembered => {
  const stored = parse(session, sittingNumber)
  const { position, encouraged, agreed, safety } = stored
  return {
    position: Number.isInteger(position) ? (position as number) : null,
    encouraged: Array.isArray(encouraged) ? encouraged.filter((part) => Number.isInteger(part)) : [],
    timerHidden: stored.timerHidden === true,
    agreed: typeof agreed === 'boolean' ? agreed : null,
    safety: isSafety(safety) ? safety : null,
  }
}

const isSafety = (value: unknown): value is SafetyQuestion => {
  const { id, from } = (value ?? {}) as Partial<SafetyQuestion>
  return typeof id === 'string' && Number.isInteger(from)
}

export const writeScreen = (session: Session, sittingNumber: string, screen: Partial<StoredScreen>): void => {
  try {
    session.setItem(keyOf(sittingNumber), JSON.stringify({ ...parse(session, sittingNumber), ...screen }))
  } catch {
    // A reload then begins at the first open question.
  }
}

const parse = (session: Pick<Session, 'getItem'>, sittingNumber: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(session.getItem(keyOf(sittingNumber)) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
