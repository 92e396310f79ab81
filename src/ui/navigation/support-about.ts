import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from './screen-place'

/** The way to support, with the order that the message will be about (ui/support/about-order.tsx). */
export const supportAbout = ({ code, examId }: ScreenPlace, orderNumber: string): string =>
  `${pathTo({ route: 'support', code, examId })}?orderNumber=${orderNumber}`
