/** Small things that a tab keeps between screens. Where storage is forbidden nothing is kept, and everything still works. */
const PREFIX = 'IQ-'

export type TabItem =
  | 'order_number'
  | 'country_code'
  | 'pay_method'
  | 'promo_code'
  | 'plan_code'
  | 'packages'
  | 'add_tests'
  | 'held_later'
  | 'logid'
  | 'uid'
  | 'form_email'
  | 'told_purchase'

export const storeInTab = (name: TabItem, value: string): void => {
  try {
    window.sessionStorage.setItem(PREFIX + name, value)
  } catch {
    // Storage is forbidden or full.
  }
}

export const readInTab = (name: TabItem): string | null => {
  try {
    return window.sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export const removeInTab = (name: TabItem): void => {
  try {
    window.sessionStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}
