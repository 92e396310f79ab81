import type { CallData } from '@/domain/api/calls'

/** A sitting as the screens know it. The calls name its number `orderNumber`; orders have numbers of their own. */
export type SittingView = Omit<CallData<'order.info'>, 'orderNumber'> & { sittingNumber: string }

export const sittingView = ({ orderNumber, ...sitting }: CallData<'order.info'>): SittingView => ({
  ...sitting,
  sittingNumber: orderNumber,
})
