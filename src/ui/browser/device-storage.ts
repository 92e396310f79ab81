/** Small things that a device keeps between visits. Where storage is forbidden nothing is kept, and everything still works. */
const PREFIX = 'IQ-'

export type DeviceItem = 'pdf_places' | 'secrets'

export const storeOnDevice = (name: DeviceItem, value: string): void => {
  try {
    window.localStorage.setItem(PREFIX + name, value)
  } catch {
    // Storage is forbidden or full.
  }
}

export const readOnDevice = (name: DeviceItem): string | null => {
  try {
    return window.localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}
