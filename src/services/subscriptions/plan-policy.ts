import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { POLICY_SETTINGS } from '@/domain/settings'
import { readMessages } from '@/i18n/messages'
import type { Deps } from '../deps'
import { readPolicy, type StoredPolicy } from '../orders/read-policy'

/**
 * What a country asks of the buy box of a plan. A waiver of the right to withdraw and the note about it are of content that is
 * delivered once: of a plan the right stays whole, which its own note says. That it renews is agreed to in a box of its own, everywhere
 * (docs/facts/commerce.md R4).
 */
export const readPlanPolicy = async (
  deps: Pick<Deps, 'payload'>,
  { country, locale }: { country: string; locale: Locale },
): Promise<StoredPolicy> => {
  const [policy, messages] = await Promise.all([readPolicy(deps, { country, locale }), readMessages(locale)])
  const t = createTranslator({ locale: tagOf(locale), messages, namespace: 'plans' })
  const kept = policy?.boxes.filter(({ kind }) => kind !== 'waiver') ?? []
  const boxes = kept.some(({ kind }) => kind === 'renewal')
    ? kept
    : [...kept, { kind: 'renewal' as const, label: t('renewalBox') }]
  const days = policy?.withdrawalDays ?? POLICY_SETTINGS.withdrawalDays.default
  const note = days > 0 ? t('withdrawNote', { days }) : null
  return policy
    ? { ...policy, note, boxes }
    : {
        id: '',
        name: 'plans',
        version: '',
        countries: [],
        button: '',
        note,
        withdrawalDays: days,
        minimumAge: POLICY_SETTINGS.minimumAge.default,
        boxes,
      }
}
