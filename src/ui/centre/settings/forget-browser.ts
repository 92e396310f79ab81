type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>

const PREFIX = 'IQ-'

/** Removes what the product keeps in a storage of the browser: answers, places, what was chosen. */
export const forgetIn = (storage: Store): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) storage.removeItem(key)
}

/** Where storage is forbidden nothing was kept. */
export const forgetBrowser = (): void => {
  try {
    forgetIn(window.sessionStorage)
    forgetIn(window.localStorage)
  } catch {
    // As said above.
  }
}
