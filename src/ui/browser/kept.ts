/** Small things that a tab keeps between screens. Where storage is forbidden nothing is kept, and everything still works. */
const PREFIX = 'IQ-'

export type KeptName = 'order_number' | 'country_code' | 'pay_method' | 'promo_code' | 'packages'

export const keep = (name: KeptName, value: string): void => {
  try {
    window.sessionStorage.setItem(PREFIX + name, value)
  } catch {
    // Storage is forbidden or full.
  }
}

export const kept = (name: KeptName): string | null => {
  try {
    return window.sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export const forget = (name: KeptName): void => {
  try {
    window.sessionStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}
