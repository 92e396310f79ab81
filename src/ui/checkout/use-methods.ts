'use client'

import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '../chrome/screen-place'
import { usableMethods } from './usable-methods'

/** The payment methods of a country that this device can use; none are asked for while the country is not known. */
export const useMethods = ({ place, country }: { place: ScreenPlace; country: string | null }) => {
  const examId = appExamIdOf(place)
  return useSWR(
    country === null ? null : ['payment.list', examId, country],
    async () => {
      const methods = await call('payment.list', { params: { examId, country: country ?? '' } })
      return usableMethods({ methods, applePay: takesApplePay() })
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

type WithApplePay = { ApplePaySession?: { canMakePayments: () => boolean } }

/** Safari throws where the page is not secure. */
const takesApplePay = (): boolean => {
  try {
    return (window as WithApplePay).ApplePaySession?.canMakePayments() ?? false
  } catch {
    return false
  }
}
