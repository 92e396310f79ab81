'use client'

import type { CallData } from '@/domain/api/calls'
import type { Part } from '@/domain/catalog/parts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

export type MapFree = Extract<CallData<'order.free'>, { examKind: 'map' }>

type Props = { place: ScreenPlace; free: MapFree; openParts: readonly Part[]; sellableParts: readonly Part[] }

export function MapTeaser(_: Props) {
  return null
}
