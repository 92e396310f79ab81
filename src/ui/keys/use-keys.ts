import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { useChange } from '@/ui/centre/use-change'

/** The mailboxes whose letters open a result, and how one is ended. */
export const useKeys = (orderNumber: string) => {
  const { data, error, mutate } = useSWR(
    ['report.keys', orderNumber],
    async () => (await call('report.keys', { params: { orderNumber } })).keys,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const change = useChange()
  /** One that is gone already has ended, too. */
  const end = (key: string) =>
    change.make(async () => {
      await call('report.endKey', { body: { orderNumber, key } })
      await mutate((known) => known?.filter((one) => one.key !== key), { revalidate: false })
    })
  return { keys: data, error, reload: () => void mutate(), ...change, end }
}

export type Key = NonNullable<ReturnType<typeof useKeys>['keys']>[number]
