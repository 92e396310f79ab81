import type { Appearance } from '@stripe/stripe-js'
import type { PageColours } from '../page-colours'

/** Our tokens in Stripe's words, so that its fields look like ours. */
export const stripeAppearance = ({ scheme, colours }: PageColours): Appearance => ({
  theme: scheme === 'dark' ? 'night' : 'stripe',
  variables: {
    ...(colours.accent && { colorPrimary: colours.accent }),
    ...(colours.surface && { colorBackground: colours.surface }),
    ...(colours.ink && { colorText: colours.ink }),
    ...(colours.muted && { colorTextSecondary: colours.muted }),
    ...(colours.danger && { colorDanger: colours.danger }),
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '8px',
    spacingUnit: '4px',
  },
})
