/** What each gateway can be asked for. Any other pair is neither saved nor offered: it would fail when the buyer pays. */
export const GATEWAY_METHODS = {
  sandbox: ['card'],
  stripe: ['card', 'apple_pay', 'google_pay'],
  paypal: ['paypal'],
} as const

export const canTake = ({ gateway, method }: { gateway: unknown; method: unknown }): boolean =>
  Object.entries(GATEWAY_METHODS).some(
    ([id, methods]) => id === gateway && methods.some((each) => each === method),
  )
