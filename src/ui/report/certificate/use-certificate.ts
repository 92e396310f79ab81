import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useChange } from '@/ui/centre/use-change'

/** The certificate of a result as its owner left it, and what they can do with it. */
export const useCertificate = (orderNumber: string) => {
  const hl = localeOfTag(useLocale())
  const { data, error, mutate } = useSWR(
    ['certificate.state', orderNumber],
    () => call('certificate.state', { params: { orderNumber } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const change = useChange()
  const set = (wanted: { showsName?: boolean; hidden?: boolean } = {}) =>
    change.make(async () => {
      const { certificate } = await call('certificate.set', { body: { orderNumber, hl, ...wanted } })
      await mutate((known) => known && { ...known, certificate }, { revalidate: false })
    })
  return { hl, data, error, reload: () => void mutate(), set, busy: change.busy, problem: change.problem }
}
