/** Small things that a device keeps between visits. Where storage is forbidden nothing is kept, and everything still works. */
const PREFIX = 'IQ-'

export type DeviceItem = 'pdf_places' | 'secrets'

const LIFE_MS = 365 * 24 * 60 * 60 * 1_000
/** When it was written stands before what was written. */
const DATED = /^t(\d{1,15}):/

export const storeOnDevice = (name: DeviceItem, value: string): void => {
  try {
    window.localStorage.setItem(PREFIX + name, `t${Date.now()}:${value}`)
  } catch {
    // Storage is forbidden or full.
  }
}

/** What was stored within 365 days. What has no date is from before there were dates: its days begin now. */
export const readOnDevice = (name: DeviceItem): string | null => {
  try {
    const stored = window.localStorage.getItem(PREFIX + name)
    if (stored === null) return null
    const [dated, at] = DATED.exec(stored) ?? []
    if (!dated) {
      storeOnDevice(name, stored)
      return stored
    }
    if (Date.now() - Number(at) < LIFE_MS) return stored.slice(dated.length)
    window.localStorage.removeItem(PREFIX + name)
    return null
  } catch {
    return null
  }
}
