import type { Deps } from './deps'

const REST = 20

/** Work that comes round by the clock and grows with the shop: it rests 20 times as long as it took, so it never takes more than a twentieth of the time. */
export const withDutyCycle = (
  work: () => Promise<string>,
  { now }: Pick<Deps, 'now'>,
): (() => Promise<string>) => {
  let restsUntil = 0
  return async () => {
    const from = now().getTime()
    if (from < restsUntil) return 'rests: the last time took long'
    const did = await work()
    const until = now().getTime()
    restsUntil = until + REST * (until - from)
    return did
  }
}
