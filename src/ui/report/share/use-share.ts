import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useChange } from '@/ui/centre/use-change'

export type Share = CallData<'order.share'>

/** The public page of a result as its owner left it, and what they can do with it. */
export const useShare = (orderNumber: string) => {
  const hl = localeOfTag(useLocale())
  const { data, error, mutate } = useSWR(
    ['report.share', orderNumber, hl],
    () => call('report.share', { params: { orderNumber } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const change = useChange()

  const keep = (share: Share | null) =>
    mutate((known) => known && { ...known, share, lost: false }, { revalidate: false })

  /** Makes the page, or says whether it names its owner. */
  const share = (showName?: boolean) =>
    change.make(async () => {
      await keep(
        await call('order.share', { body: { orderNumber, ...(showName !== undefined && { showName }) } }),
      )
    })

  const stop = () =>
    change.make(async () => {
      await call('report.unshare', { body: { orderNumber } })
      await keep(null)
    })

  return { hl, data, error, reload: () => void mutate(), ...change, share, stop }
}
