import { readOnDevice, storeOnDevice } from '@/ui/browser/device-storage'

/** What tells that a secret is this browser's own. Kept here and nowhere else. */
export type Proof = { id: string; token: string }

/** As many as the call takes; whoever writes more keeps the newest. */
const MOST_KEPT = 100

/** Whatever stands in the storage: what is no proof is left out. */
export const parseProofs = (stored: string | null): Proof[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isProof).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

const isProof = (value: unknown): value is Proof => {
  const { id, token } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof token === 'string' && token.length >= 20 && token.length <= 100
}

export const readProofs = (): Proof[] => parseProofs(readOnDevice('secrets'))

export const keepProof = (proof: Proof): void =>
  storeOnDevice('secrets', JSON.stringify([proof, ...readProofs()].slice(0, MOST_KEPT)))

export const dropProof = (id: string): void =>
  storeOnDevice('secrets', JSON.stringify(readProofs().filter((proof) => proof.id !== id)))
