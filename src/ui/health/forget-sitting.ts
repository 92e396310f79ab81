import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'

type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>

const PREFIX = 'IQ-'

/** Removes what a storage of the browser keeps of one sitting: its answers, and where it was (ui/sitting/store). */
export const forgetSittingIn = (storage: Store, sittingNumber: string): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const own = keys.filter((key) => key.startsWith(PREFIX) && key.endsWith(`-${sittingNumber}`))
  for (const key of own) storage.removeItem(key)
}

/** Where storage is forbidden nothing was kept. */
export const forgetSitting = (sittingNumber: string): void => {
  try {
    forgetSittingIn(window.sessionStorage, sittingNumber)
    forgetSittingIn(window.localStorage, sittingNumber)
  } catch {
    // As said above.
  }
}

/** Calls whose answers list results, or say where a browser's own sitting stands. */
const LISTS = ['user.centre', 'user.orders', 'purchase.list']

/** Whether the answer that is kept under this key of SWR says something of a sitting. */
export const isAboutSitting =
  ({ place, sittingNumber }: { place: ScreenPlace; sittingNumber: string }) =>
  (key: unknown): boolean =>
    Array.isArray(key) &&
    (key.includes(sittingNumber) ||
      LISTS.includes(key[0]) ||
      (key[0] === 'sitting.current' && key[1] === appExamIdOf(place)))
